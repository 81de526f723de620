require "open3"
require "pathname"
require "playwright"
require "playwright/test"
require "rspec/expectations"
require "socket"
require "tmpdir"

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

  # An HTTP server whose block gets method, path and headers and returns status, headers and body; its address.
  def serve(&answer)
    server = TCPServer.new("127.0.0.1", 0)
    (@servers ||= []) << server
    Thread.new do
      loop { Thread.new(server.accept) { |client| respond(client, answer) } }
    rescue IOError
      nil
    end
    "http://127.0.0.1:#{server.addr[1]}"
  end

  # The text of a file of a package that npm has installed beside the driver.
  def package(path) = File.read(File.join(File.dirname(ENV.fetch("PLAYWRIGHT_CLI_EXECUTABLE_PATH")), "..", path))

  # Serves pages that have Turbo and Stimulus loaded; the block gives body and, if need be, status, type and head.
  def hotwire(&pages)
    scripts = { "/turbo.js" => "@hotwired/turbo/dist/turbo.es2017-umd.js", "/stimulus.js" => "@hotwired/stimulus/dist/stimulus.umd.js" }
    serve do |method, path, headers|
      next [200, { "Content-Type" => "text/javascript" }, package(scripts[path])] if scripts.key?(path)

      body, status, type, head = pages.call(path, method, headers)
      next [status || 200, { "Content-Type" => type }, body.to_s] if type

      [status || 200, {}, "<!doctype html><head>#{scripts.keys.map { |src| "<script src=#{src}></script>" }.join}#{head}</head><body>#{body}</body>"]
    end
  end

  # Boots a Rack application by Capybara's server, as the null driver does, and gives its address.
  def rack(app)
    require "capybara"
    Capybara.server = :puma, { Silent: true }
    Capybara.register_driver(:null) { Class.new(Capybara::Driver::Base) { def needs_server? = true }.new }
    Capybara::Session.new(:null, app).server.base_url
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

  private

  def respond(client, answer)
    method, path = client.gets.to_s.split
    headers = {}
    while (line = client.gets.to_s.strip) != ""
      name, value = line.split(": ", 2)
      headers[name.downcase] = value
    end
    client.read(headers["content-length"].to_i) if headers["content-length"]
    status, extra, body = answer.call(method, path, headers)
    lines = { "Content-Type" => "text/html", "Content-Length" => body.bytesize, "Connection" => "close", **extra }
    client.print("HTTP/1.1 #{status} OK\r\n#{lines.map { |name, value| "#{name}: #{value}\r\n" }.join}\r\n#{body}")
  ensure
    client.close
  end
end
