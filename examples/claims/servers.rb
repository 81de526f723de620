require "socket"

# The servers that a probe can start on this machine.
module Servers
  # An HTTP server whose block gets method, path and headers and returns status, headers and body; its address.
  def serve(&answer)
    "http://127.0.0.1:#{listen { |client| respond(client, answer) }}"
  end

  # A WebSocket server that sends each client these texts (a binary String as bytes), says "echo" to what it gets,
  # and closes where the text is "bye"; its address.
  def websocket(*greetings)
    require "websocket/driver"
    "ws://127.0.0.1:#{listen { |client| converse(client, greetings) }}/"
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

  private

  # Gives each client of a new server to the block, on a thread of its own; the server's port.
  def listen(&talk)
    server = TCPServer.new("127.0.0.1", 0)
    (@servers ||= []) << server
    Thread.new do
      loop { Thread.new(server.accept, &talk) }
    rescue IOError
      nil
    end
    server.addr[1]
  end

  def converse(client, greetings)
    driver = WebSocket::Driver.server(Struct.new(:client) { def write(data) = client.write(data) }.new(client))
    driver.on(:connect) { driver.start }
    driver.on(:open) { greetings.each { |text| text.encoding == Encoding::BINARY ? driver.binary(text.bytes) : driver.text(text) } }
    driver.on(:message) { |message| message.data == "bye" ? driver.close : driver.text("echo #{message.data}") }
    loop { driver.parse(client.readpartial(4096)) }
  rescue IOError
    client.close
  end

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
