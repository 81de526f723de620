# Runs the probes of `npm run claims`: reads them as JSON from standard input and prints one line of JSON for
# each. A probe is true when its last value is, and false when that is false or nil, when it raises what it did
# not expect, or when it has not ended in time.
require "json"
require "stringio"
require_relative "world"

LIMIT = Float(ENV.fetch("PROBE_SECONDS", "60"))

def verdict(session, code)
  world = World.new(session)
  result = nil
  thread = Thread.new do
    result = world.instance_eval(code, "probe") ? { true: true } : { true: false, why: world.why }
  rescue Exception => error # rubocop:disable Lint/RescueException
    result = { true: false, why: "#{error.class}: #{error.message.lines.first(4).join}#{error.backtrace.grep(/\Aprobe/).first}" }
  end
  thread.report_on_exception = false
  ended = thread.join(LIMIT)
  thread.kill unless ended
  world.clear if ended
  result || { true: false, why: "it has not ended after #{LIMIT.to_i} s" }
end

session = Session.new
JSON.parse($stdin.read).each do |probe|
  found = verdict(session, probe.fetch("probe"))
  STDOUT.puts(JSON.generate(found.merge(id: probe.fetch("id"))))
  STDOUT.flush
  session = Session.new unless found[:true] || session.alive?
end
# What hangs in a probe must not hold this program: the driver ends with its pipe, and the browser with it.
exit!(0)
