/** Ruby in which nothing is wrong, and how many calls of the library are in it. */
export const right: readonly [about: string, source: string, calls: number][] = [
  [
    "an event of the browser's own protocol",
    'session = context.new_cdp_session(page)\nsession.on("Network.loadingFinished", ->(params) { puts params })',
    2,
  ],
  [
    "a program",
    `require "playwright"

Playwright.create(playwright_cli_executable_path: "npx playwright") do |playwright|
  playwright.chromium.launch(headless: false, slowMo: 100) do |browser|
    page = browser.new_page(locale: "de-DE", viewport: { width: 390, height: 844 })
    page.goto("https://shop.test/", waitUntil: "domcontentloaded")
    puts page.title
  end
end`,
    6,
  ],
  [
    "expectations",
    `expect(page.get_by_role("status")).to have_text("Saved")
expect(page.get_by_role("alert")).not_to be_visible(timeout: 500)
expect(page.get_by_role("alert")).to not_be_visible
expect(page).to have_title(/Cart/)
expect(page.get_by_label("Sort by")).to have_values(["price", "name"])`,
    9,
  ],
  [
    "an expectation with and",
    `expect(page.get_by_role("status")).to be_visible.and have_text("Saved")`,
    3,
  ],
  [
    "RSpec's own matchers",
    `expect(page.url).to eq("https://shop.test/")
expect(page.frames.map(&:name)).to contain_exactly("chat", "pay")
expect(page).to be_closed
expect { page.reload(timeout: 1) }.to raise_error(Playwright::TimeoutError)`,
    5,
  ],
  [
    "hash arguments with and without braces",
    `page.set_viewport_size({ width: 390, height: 844 })
page.set_viewport_size(width: 390, height: 844)
page.viewport_size = { width: 390, height: 844 }`,
    3,
  ],
  [
    "a splat of a device",
    `context = browser.new_context(**playwright.devices["Pixel 7"], locale: "fr-FR")`,
    2,
  ],
  [
    "nested hashes",
    `context.add_cookies([{ name: "consent", value: "yes", url: "http://localhost:3000", sameSite: "Lax" }])
browser.new_context(proxy: { server: "http://proxy.test:3128", bypass: "localhost" })`,
    2,
  ],
  ["a hash with keys of strings", `page.set_extra_http_headers({ "X-Tenant" => "acme" })`, 1],
  [
    "values that are allowed",
    `page.get_by_role("button", name: /pay/i, exact: true)
page.get_by_label("Plan").select_option(value: ["basic", "team"])
page.reload(timeout: 0.5)
page.screenshot(path: "a.png", clip: { x: 0, y: 0, width: 10.5, height: 10 }, mask: [page.get_by_test_id("date")])
page.clock.install(time: Time.utc(2030, 3, 4))
page.emulate_media(colorScheme: "null")`,
    9,
  ],
  [
    "nil for an option",
    `page.goto("/", timeout: nil)
browser.new_context(viewport: nil)`,
    2,
  ],
  [
    "listeners",
    `page.on("dialog", ->(dialog) { dialog.accept(promptText: "Ada") })
page.on("close", -> { puts "closed" })
page.once("request", ->(request) { puts request.url })
log = ->(message) { puts message.text }
page.on("console", log)
page.off("console", log)`,
    8,
  ],
  [
    "a listener that goes to a thread",
    `page.on("popup", ->(popup) { Thread.new { popup.close } })`,
    2,
  ],
  [
    "a listener that is a method",
    `def log(request)
  puts request.url
end
page.on("request", method(:log))`,
    2,
  ],
  [
    "routes",
    `page.route("**/api/cart", ->(route, request) {
  next route.fallback unless request.method == "POST"
  route.fulfill(status: 201, json: { id: 1 }, headers: { "X-A" => "1" })
})
page.route(/ads/, ->(route, _) { route.abort })
page.route("**/a", proc { |route| route.continue })`,
    8,
  ],
  [
    "predicates",
    `page.expect_request(->(request) { request.method == "DELETE" }) { page.get_by_text("Remove").click }
page.expect_console_message(predicate: ->(message) { message.type == "error" }) { page.reload }`,
    7,
  ],
  [
    "exposed functions",
    `page.expose_function("add", ->(a, b) { a + b })
page.expose_binding("where", ->(source, *rest) { source[:frame].url })`,
    3,
  ],
  [
    "keys of returned hashes",
    `page.viewport_size[:width]
page.get_by_test_id("pad").bounding_box["x"]
context.cookies.map { |cookie| cookie["name"] }
page.expect_request("**/a") { }.timing[:responseEnd]`,
    6,
  ],
  [
    "aliases",
    `page.get_by_testid("cart")
page.get_by_role("link")["href"]
page.content = "<p>Hi</p>"
page.default_timeout = 5_000`,
    5,
  ],
  [
    "Ruby's own methods",
    `page.inspect
page.nil?
page.is_a?(Playwright::Page)
page.respond_to?(:goto)
page == page.main_frame.page`,
    2,
  ],
  [
    "a page object",
    `class SignIn
  def initialize(page)
    @page = page
    @email = page.get_by_label("Email")
  end

  def open
    @page.goto("/sign_in")
    self
  end

  def sign_in(email:, password:)
    @email.fill(email)
    @page.get_by_label("Password").fill(password)
    @page.get_by_role("button", name: "Sign in").click
  end
end

SignIn.new(page).open.sign_in(email: "ada@shop.test", password: "secret")`,
    7,
  ],
  [
    "RSpec hooks",
    `RSpec.describe "Inbox" do
  let(:inbox) { page.get_by_role("list", name: "Inbox") }

  around do |example|
    Playwright.create(playwright_cli_executable_path: "npx playwright") do |playwright|
      playwright.chromium.launch { |browser| browser.new_page { |page| @page = page; example.run } }
    end
  end

  attr_reader :page

  before { page.goto("http://localhost:3000/inbox") }

  it "lists messages" do
    expect(inbox.get_by_role("listitem")).to have_count(3)
    inbox.get_by_role("listitem").first.click
  end
end`,
    11,
  ],
  [
    "a Capybara spec",
    `RSpec.describe "Inbox", type: :system do
  it "shows the message" do
    visit "/inbox"
    click_on "Invoice"
    expect(page).to have_text("Unread")
    expect([]).to be_empty
    page.driver.with_playwright_page do |playwright_page|
      playwright_page.get_by_role("row").first.click
    end
  end
end`,
    3,
  ],
  [
    "Playwright's page in a Capybara spec",
    `RSpec.describe "Inbox", type: :feature do
  it("opens") { page.goto("/inbox") }
end`,
    1,
  ],
  [
    "Minitest",
    `class CartTest < Minitest::Test
  def setup
    @execution = Playwright.create(playwright_cli_executable_path: "npx playwright")
    @page = @execution.playwright.chromium.launch.new_page
  end

  def teardown = @execution.stop

  def test_title
    @page.goto("http://localhost:3000")
    assert_equal "Cart", @page.title
    assert @page.get_by_role("button", name: "Pay").enabled?
  end
end`,
    10,
  ],
  [
    "a rescue",
    `begin
  page.get_by_role("button").click(timeout: 500)
rescue Playwright::TimeoutError => error
  warn error.message
end`,
    3,
  ],
  [
    "a timeout for assertions",
    `Playwright::Test.with_timeout(10_000) { expect(page).to have_url("**/done") }
Playwright::Test.expect_timeout = 8_000`,
    3,
  ],
  [
    "requests without a browser",
    `api = playwright.request.new_context(baseURL: "http://localhost:3000")
reply = api.post("/orders", data: { sku: "TEA-250" }, headers: { "Accept" => "application/json" })
puts reply.status if reply.ok?
api.dispose`,
    6,
  ],
  [
    "each with an index",
    `page.get_by_role("row").all.each_with_index { |row, index| row.screenshot(path: "row-#{index}.png") }`,
    3,
  ],
  [
    "a loop with a memo",
    `context.pages.each_with_object({}) { |tab, titles| titles[tab.url] = tab.title }`,
    3,
  ],
  [
    "a heredoc",
    `page.set_content(<<~HTML)
  <button>Pay</button>
HTML
page.evaluate(<<~JS, arg: { a: 1 })
  ({ a }) => a
JS`,
    2,
  ],
  [
    "an ensure",
    `browser = playwright.chromium.launch
begin
  browser.new_page
ensure
  browser.close
end`,
    4,
  ],
  [
    "parallel threads",
    `threads = 3.times.map { Thread.new { browser.new_page.goto("/") } }
threads.each(&:join)`,
    2,
  ],
  [
    "an endless method and a splat",
    `def pay(*args, **options) = page.get_by_role("button", **options).click(*args)`,
    2,
  ],
  [
    "an own block",
    `def with_page(&block)
  browser.new_page(&block)
end
with_page { |page| page.goto("/") }`,
    2,
  ],
  [
    "matching",
    `page.get_by_role("row").all.select { |row| row.inner_text.match?(/tea/i) }.each(&:highlight)`,
    4,
  ],
  [
    "symbols and other gems left alone",
    `order = Order.create!(state: :open)
visit order_path(order)
Rails.application.routes.url_helpers.root_url`,
    0,
  ],
  [
    "rows beside names",
    `page.get_by_role("row").all.zip(%w[a b]).each { |row, name| expect(row).to have_text(name) }
page.get_by_role("row").all.map.with_index { |row, index| "#{index} #{row.inner_text}" }`,
    6,
  ],
  [
    "a multipart form with names of its own",
    `request_context.post("/up", multipart: {
  note: "a receipt",
  file: { name: "a.txt", mimeType: "text/plain", buffer: "x" },
})`,
    1,
  ],
  [
    "a system test case",
    `class SystemCase < ActionDispatch::SystemTestCase
  def self.playwright
    @playwright ||= Playwright.create(playwright_cli_executable_path: "npx playwright")
  end

  def setup
    @browser = self.class.playwright.playwright.chromium.launch
    @page = @browser.new_page(baseURL: Capybara.current_session.server.base_url)
  end
end

class CartTest < SystemCase
  test("pays") { @page.goto("/cart") }
end`,
    6,
  ],
  [
    "Capybara's words",
    `visit "/"
find("a").click
within("#cart") { click_on "Pay" }`,
    0,
  ],
  [
    "events of the browser's protocol",
    `cdp_session.on("Network.loadingFinished", ->(event) { puts event["type"] })`,
    1,
  ],
  [
    "frames of a screencast",
    `page.screencast.start { |frame| File.binwrite("a.jpg", frame[:data]) }`,
    2,
  ],
  [
    "functions and words of Ruby",
    `URI(page.url).path
caller_locations(1, 1).first.path
output, status = Open3.capture2("ls")
output.first[0]`,
    1,
  ],
];
