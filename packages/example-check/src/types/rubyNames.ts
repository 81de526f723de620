/** The methods of every Ruby object, and those that Active Support adds. */
export const objectMethods = nameSet(
  `! != !~ == === =~ <=> class clone define_singleton_method display dup enum_for eql? equal? extend
  freeze frozen? hash inspect instance_of? instance_variable_get instance_variable_set
  instance_variables is_a? itself kind_of? method methods nil? object_id public_method public_send
  respond_to? send __send__ singleton_class tap then to_enum to_s yield_self
  blank? present? presence try try! in? instance_variable_defined? instance_eval instance_exec`,
);

/** The methods of an Array beyond those whose results are followed. */
export const arrayMethods = nameSet(
  `all? any? none? one? count length size empty? include? member? index find_index join sum inspect
  to_s to_set pack cycle delete delete_at delete_if clear fill replace assoc insert frozen? none?
  min max minmax tally each_entry values_at hash product transpose dig bsearch keep_if reject! select!
  map! sort! sort_by! uniq! compact! flatten! shuffle! reverse! sum combination permutation
  many? second third pluck exclude? in_groups_of index_by`,
);

/** Matchers of RSpec itself, which any subject takes. */
export const rspecMatchers = nameSet(
  `be be_a be_an be_a_kind_of be_an_instance_of be_between be_falsey be_falsy be_instance_of be_kind_of
  be_nil be_truthy be_within change contain_exactly cover end_with eq eql equal exist have_attributes
  include match match_array output raise_error raise_exception respond_to satisfy start_with throw_symbol
  yield_control yield_with_args have_received receive all be_empty be_present be_blank`,
);

/** Methods of a Capybara session, which `page` is in specs that Capybara drives. */
export const capybaraSessionMethods = nameSet(
  `accept_alert accept_confirm accept_prompt all assert_current_path assert_selector assert_text
  attach_file body check choose click_button click_link click_link_or_button click_on current_host
  current_path current_scope current_url current_window dismiss_confirm dismiss_prompt driver
  evaluate_async_script evaluate_script execute_script fill_in find find_all find_button find_by_id
  find_field find_link first go_back go_forward has_button? has_content? has_current_path? has_css?
  has_field? has_link? has_no_content? has_no_text? has_selector? has_text? has_title? html
  open_new_window quit refresh reset! reset_session! response_headers save_page save_screenshot
  save_and_open_page select source status_code switch_to_frame switch_to_window text title uncheck
  unselect using_wait_time visit window_opened_by windows within within_fieldset within_frame
  within_table within_window`,
);

/** Constants below `Playwright` that are neither classes with facts nor errors. */
export const otherConstants: ReadonlySet<string> = new Set([
  "COMPATIBLE_PLAYWRIGHT_VERSION",
  "EventEmitterProxy",
  "Events",
  "Test::Matchers",
  "VERSION",
]);

/** Returns the names of a text, in which spaces stand between them. */
export function nameSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
