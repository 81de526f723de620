const fromCapybara = "article/guides/coming_from_selenium_or_capybara#from-capybara";
const fromSelenium = "article/guides/coming_from_selenium_or_capybara#from-selenium";
const twoClocks = "article/guides/coming_from_selenium_or_capybara#two-clocks";
const fromJavaScript = "article/guides/coming_from_javascript_or_python";
const notThere = `${fromJavaScript}#what-is-not-there`;
const popups = "article/guides/dialogs_frames_popups#popups-and-tabs";
const dialogs = "article/guides/dialogs_frames_popups#dialogs";

/**
 * Names of Capybara, Selenium and Playwright's other languages that this library does not have, and what it has instead:
 * names and addresses below `/docs/`, both divided by spaces, the best address first. A name is written in snake case,
 * without `?`; with a dot it is the end of a call. What naming rules derive, such as `waitForURL`, is not here.
 */
export const foreignNames: Readonly<Record<string, string>> = {
  // Capybara: actions
  "visit navigate_to": "api/page#goto",
  "click_on click_button click_link click_link_or_button": "api/locator#click",
  fill_in: "api/locator#fill",
  choose: "api/locator#check",
  unselect: "api/locator#select_option",
  attach_file: "api/locator#set_input_files",
  "scroll_to scroll_into_view scroll_by": "api/locator#scroll_into_view_if_needed api/mouse#wheel",
  trigger: "api/locator#dispatch_event",
  refresh: "api/page#reload",
  "accept_alert accept_confirm accept_prompt accept_modal": `api/dialog#accept ${dialogs}`,
  "dismiss_confirm dismiss_prompt dismiss_modal": `api/dialog#dismiss ${dialogs}`,
  "execute_script evaluate_script evaluate_async_script execute_async_script run_script":
    "api/page#evaluate",
  // Capybara: finding
  "find find_by_id find_css find_xpath": "api/page#locator article/guides/locators",
  "find_field find_fillable_field": "api/page#get_by_label",
  "find_button find_link find_link_or_button": "api/page#get_by_role",
  "find_all all_elements": "api/locator#all article/guides/locators#lists",
  "within within_element within_fieldset within_table": `api/locator#locator ${fromCapybara}`,
  "within_frame switch_to_frame": `api/page#frame_locator ${fromCapybara}`,
  "within_window switch_to_window window_opened_by open_new_window become_closed": `${popups} api/page#expect_popup`,
  "ancestor sibling parent children":
    "article/guides/locators#narrow-down-to-one api/locator#filter",
  "tag_name native": `${fromCapybara} api/locator#evaluate`,
  // Capybara: expecting and asking
  "have_content has_content has_text assert_text assert_content":
    "api/locator_assertions#to_contain_text api/locator_assertions#to_have_text",
  "have_selector have_xpath assert_selector assert_css assert_xpath": `api/locator_assertions#to_be_visible api/locator_assertions#to_have_count ${fromCapybara}`,
  "have_no_selector have_no_css have_no_xpath have_no_text have_no_content assert_no_selector assert_no_text": `api/locator_assertions#to_be_hidden ${fromCapybara}`,
  "has_css has_selector has_xpath has_button has_link has_field has_no_css has_no_text has_no_selector": `api/locator#visible ${fromCapybara}`,
  "have_field have_select have_selected": "api/locator_assertions#to_have_value",
  "have_checked_field have_unchecked_field": "api/locator_assertions#to_be_checked",
  "have_button have_link": "api/locator_assertions#to_be_visible api/page#get_by_role",
  "have_current_path assert_current_path has_current_path": "api/page_assertions#to_have_url",
  "assert_title has_title": "api/page_assertions#to_have_title",
  "current_path current_url current_host": "api/page#url api/page_assertions#to_have_url",
  "save_and_open_page save_page page_source": "api/page#content",
  "save_screenshot save_and_open_screenshot take_screenshot take_failed_screenshot screenshot_as get_screenshot_as":
    "api/page#screenshot",
  // Capybara: sessions and drivers
  "reset_session reset_sessions reset!":
    "article/guides/coming_from_selenium_or_capybara#a-context-is-a-clean-browser api/browser#new_context",
  "using_session in_browser":
    "api/browser#new_context article/guides/authentication#two-users-in-one-example",
  "register_driver driven_by default_driver javascript_driver current_driver use_default_driver":
    "article/guides/rails_integration#register-the-driver",
  "default_max_wait_time using_wait_time": twoClocks,
  "app_host server_host server_port always_include_port":
    "article/guides/rails_integration#a-browser-in-a-container",
  rack_test: `${fromCapybara} article/guides/rails_integration#feature-specs-and-one-driver-here-and-there`,
  with_playwright_page: "article/guides/rails_integration#playwright-behind-capybara",
  // Selenium
  find_element: `api/page#locator ${fromSelenium}`,
  find_elements: `api/locator#all ${fromSelenium}`,
  send_keys: "api/locator#press_sequentially api/locator#press",
  displayed: "api/locator#visible",
  selected: "api/locator#checked",
  "attribute dom_attribute": "api/locator#get_attribute",
  "css_value style": "api/locator_assertions#to_have_css api/locator#evaluate",
  "select_by select_by_text select_by_value select_by_visible_text": "api/locator#select_option",
  "move_to move_to_element": "api/locator#hover api/mouse#move",
  double_click: "api/locator#dblclick",
  "context_click right_click": "api/locator#click-button",
  "click_and_hold move_by": "api/mouse#down",
  "key_down key_up": "api/keyboard#down api/keyboard#up",
  "resize_to resize_window resize_window_to maximize set_window_size full_screen_window":
    "api/page#set_viewport_size",
  "navigate.back": "api/page#go_back",
  "navigate.forward": "api/page#go_forward",
  "navigate.to driver.get": "api/page#goto",
  "navigate.refresh": "api/page#reload",
  quit: "api/browser#close",
  "implicit_wait implicitly_wait": `api/page#set_default_timeout ${twoClocks}`,
  "page_load_timeout page_load": "api/page#set_default_navigation_timeout",
  "web_driver_wait webdriverwait wait_until": `api/locator#wait_for ${twoClocks}`,
  "add_cookie set_cookie set_cookies": "api/browser_context#add_cookies",
  "delete_cookie delete_cookies delete_all_cookies delete_cookie_named":
    "api/browser_context#clear_cookies",
  "cookie_named all_cookies get_cookies": "api/browser_context#cookies",
  "window_handle window_handles": popups,
  switch_to: `article/guides/coming_from_selenium_or_capybara#frames-and-windows-are-objects ${fromSelenium}`,
  "switch_to.frame switch_to.default_content switch_to.parent_frame": `api/page#frame_locator ${fromSelenium}`,
  "switch_to.window switch_to.new_window": `${popups} ${fromSelenium}`,
  "switch_to.alert": `${dialogs} api/dialog`,
  "execute_cdp execute_cdp_cmd": "api/cdp_session#send_message",
  "add_argument add_preference add_emulation": "api/browser_type#launch-args",
  accept_insecure_certs: "api/browser#new_context-ignoreHTTPSErrors",
  // Names that readers guess
  "text get_text": "api/locator#inner_text api/locator#text_content",
  "value get_value": "api/locator#input_value",
  "html outer_html": "api/locator#inner_html api/page#content",
  "exists exist present": "api/locator#visible api/locator#count",
  "size length": "api/locator#count",
  "each map to_a each_with_index": `article/guides/coming_from_selenium_or_capybara#undefined-method-each-for-an-instance-of-playwrightlocator api/locator#all`,
  "wait wait_for_visible wait_for_element": "api/locator#wait_for",
  "sleep wait_for_seconds": "api/page#wait_for_timeout",
  "open load navigate": "api/page#goto",
  "execute run_js evaluate_js exec_js": "api/page#evaluate",
  "upload upload_file": "api/locator#set_input_files",
  "press_key send_key": "api/locator#press api/keyboard#press",
  type_text: "api/locator#press_sequentially",
  "new_tab new_window": "api/browser_context#new_page",
  "get_url location": "api/page#url",
  set_default_wait: "api/page#set_default_timeout",
  record_video:
    "api/browser#new_context-record_video_dir api/browser#new_context-record_video_size",
  record_har: "api/browser#new_context-record_har_path",
  tap: "api/locator#tap_point",
  send: "api/cdp_session#send_message",
  // Playwright's other languages
  wait_for_event: "api/page#expect_event",
  wait_for_navigation: "api/page#expect_navigation",
  "wait_for_popup wait_for_new_page": "api/page#expect_popup",
  wait_for_download: "api/page#expect_download",
  wait_for_file_chooser: "api/page#expect_file_chooser",
  "sync_playwright async_playwright": "article/guides/coming_from_javascript_or_python#lifetimes",
  launch_server: `article/guides/remote_browsers#the-browsers ${notThere}`,
  to_be_ok: "article/guides/coming_from_javascript_or_python#expectations api/api_response#ok",
  "to_have_screenshot to_match_snapshot": `${fromJavaScript}#tohavescreenshot-and-tomatchsnapshot`,
  to_pass: `${fromJavaScript}#expectpoll-and-topass`,
  "before_each before_all after_each after_all": `${fromJavaScript}#testbeforeeach-and-fixtures`,
  web_server: `${fromJavaScript}#webserver`,
  define_config: `${fromJavaScript}#projects-use-and-playwrightconfigts`,
  "global_setup global_teardown fully_parallel forbid_only": `${fromJavaScript}#the-test-runners-words ${notThere}`,
  remove_all_listeners: notThere,
};
