const long = 100_000;

/**
 * The texts that somebody may put into an address, a store or a text to make a page run them, break on them or hang.
 */
export const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ["a script", "<script>window.hostile = 1</script>"],
  ["a picture that fails", "<img src=x onerror=window.hostile=1>"],
  ["the end of an attribute", '"><svg/onload=window.hostile=1>'],
  ["the end of an attribute in quotes", "' autofocus onfocus=window.hostile=1 x='"],
  ["the end of a script", "</script><script>window.hostile = 1</script>"],
  ["the end of a title", "</title><script>window.hostile = 1</script>"],
  ["the end of a style", "</style><img src=x onerror=window.hostile=1>"],
  ["the end of a comment", "--><img src=x onerror=window.hostile=1>"],
  ["a frame", "<iframe srcdoc='<script>parent.hostile=1</script>'></iframe>"],
  ["a form", "<form action=//evil.test><button>Go</button></form>"],
  ["a base", "<base href=//evil.test/>"],
  ["a javascript: address", "javascript:window.hostile=1"],
  ["the same in disguise", "JaVaScRiPt&colon;window.hostile=1"],
  ["an address of data", "data:text/html,<script>window.hostile=1</script>"],
  ["another host", "//evil.test/"],
  ["another host by backslashes", "\\\\evil.test\\"],
  ["braces of templates", "{{constructor.constructor('window.hostile=1')()}}"],
  ["a template of JavaScript", "${window.hostile=1}"],
  ["escapes", "%3Cscript%3Ewindow.hostile=1%3C/script%3E"],
  ["escapes of escapes", "%253Cscript%253Ewindow.hostile=1%253C/script%253E"],
  ["entities", "&lt;script&gt;window.hostile=1&lt;/script&gt;"],
  ["a name of every object", "__proto__"],
  ["another", "constructor"],
  ["a bomb for regular expressions", "((((((((((a+)+)+)+)+$"],
  ["signs of regular expressions", "[.*+?^${}()|\\"],
  ["an override of direction", "\u202Etxt.exe"],
  ["a NUL", "a\u0000b"],
  ["half of a pair", "a\uD800b"],
  ["a quote and a line end", "';\nwindow.hostile=1//\u2028"],
  ["100 kB", "a<b ".repeat(long / 4)],
];

/** Elements that none of them may make. */
export const hostileElements =
  "img[src=x], svg[onload], iframe, base, [onerror], [onfocus], form[action*=evil]";
