require "open3"
require "pathname"
require "playwright"
require "playwright/test"
require "rspec/expectations"
require "tmpdir"
require_relative "servers"

# A driver with a browser that many probes share.
class Session
  attr_reader :playwright, :browser

  def initialize
    @execution = Playwright.create(playwright_cli_executable_path: ENV.fetch("PLAYWRIGHT_CLI_EXECUTABLE_PATH"))
    @playwright = @execution.playwright
    @browser = launch
  end

  def launch(**options)
    path = ENV.fetch("EXAMPLES_CHROMIUM")
    playwright.chromium.launch(executablePath: path, chromiumSandbox: false, **options)
  end

  def alive?
    asking = Thread.new do
      Thread.current.report_on_exception = false
      browser.new_context(&:new_page)
    end
    asking.join(5) ? true : false
  rescue StandardError
    false
  end
end

# What a probe can call.
class World
  include Servers
  include Playwright::Test::Matchers
  include RSpec::Matchers.dup.tap { |matchers| Playwright::Test::Matchers.instance_methods.each { |name| matchers.undef_method(name) if matchers.method_defined?(name, false) } }

  attr_reader :why

  def initialize(session)
    @session = session
  end

  def playwright = @session.playwright
  def browser = @session.browser
  def context = @context ||= browser.new_context
  def launch(...) = @session.launch(...)

  # A page that gives up after eight seconds, or after PROBE_TIMEOUT milliseconds on a machine that is busy.
  def page
    @page ||= context.new_page.tap { |page| page.set_default_timeout(ENV.fetch("PROBE_TIMEOUT", "8000").to_i) }
  end

  def html(text)
    page.set_content(text)
    page
  end

  # Serves `text` at https://shop.test/ and opens it.
  def site(text, on: page)
    on.route("https://shop.test/**", ->(route, _request) { route.fulfill(contentType: "text/html", body: text) })
    on.goto("https://shop.test/")
    on
  end

  # The pages of `examples/pages`.
  def pages(path = "") = ENV.fetch("EXAMPLES_URL") + path

  # True where the block raises an error of this class with this text in its message.
  def raises(kind, message = //)
    value = yield
    no("it raised nothing and returned #{value.inspect}")
  rescue kind => error
    error.message[message] ? true : no("the message is #{error.message.lines.first(6).join}")
  end

  # True where the block is still busy after these seconds.
  def hangs(seconds = 1.5, &block)
    thread = Thread.new(&block)
    thread.report_on_exception = false
    ended = thread.join(seconds)
    @hung = thread unless ended
    ended ? no("it ended with #{thread.value.inspect}") : true
  rescue Exception => error # rubocop:disable Lint/RescueException
    no("it raised #{error.class}: #{error.message.lines.first(3).join}")
  end

  def same(actual, expected)
    expected === actual || expected == actual || no("it is #{actual.inspect}")
  end

  # Seconds that the block takes.
  def seconds
    start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    yield
    Process.clock_gettime(Process::CLOCK_MONOTONIC) - start
  end

  # What is written to standard output and error meanwhile, by the library's threads too.
  def printed
    $stderr = $stdout = text = StringIO.new
    yield
    sleep 0.2
    text.string
  ensure
    $stdout = STDOUT
    $stderr = STDERR
  end

  # What the RSpec expectation in the block says when it fails.
  def failure
    yield
    no("the expectation held")
    ""
  rescue RSpec::Expectations::ExpectationNotMetError => error
    error.message
  end

  # A Ruby program of its own, with `playwright` at hand: what it prints, and whether it ended in time.
  def program(code, seconds: 8)
    script = <<~RUBY
      require "playwright"
      Playwright.create(playwright_cli_executable_path: ENV["PLAYWRIGHT_CLI_EXECUTABLE_PATH"]) do |playwright|
        browser = playwright.chromium.launch(executablePath: ENV["EXAMPLES_CHROMIUM"], chromiumSandbox: false)
        page = browser.new_page
        #{code}
      end
    RUBY
    input, output, waiter = Open3.popen2e(RbConfig.ruby, "-e", script)
    input.close
    ended = waiter.join(seconds)
    Process.kill("KILL", waiter.pid) unless ended
    [output.read, ended ? true : false]
  end

  def no(reason)
    @why = reason
    false
  end

  def clear
    @servers&.each(&:close)
    closing = Thread.new { @context&.close }
    closing.report_on_exception = false
    closing.join(2)
  rescue StandardError
    nil
  end
end
