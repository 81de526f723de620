# Loaded before each example by `npm run examples:run`: programs are written for the browser that the driver
# downloads, and here they get the Chromium of this machine.
require "playwright"

path = ENV.fetch("EXAMPLES_CHROMIUM", nil)

if path
  Playwright::BrowserType.prepend(
    Module.new do
      define_method(:launch) do |**options, &block|
        super(executablePath: path, chromiumSandbox: false, **options, &block)
      end

      define_method(:launch_persistent_context) do |profile, **options, &block|
        super(profile, executablePath: path, chromiumSandbox: false, **options, &block)
      end
    end,
  )
end
