import { wordsAlone } from "./wordsAlone";

it("keeps the words of main, and nothing of tags, scripts or what is around it", () => {
  const html = `<body><nav>Menu</nav><main id="m"><h1>Page</h1><script>let a = "<b>";</script><p>One <code>a &lt; b</code></p></main></body>`;
  expect(wordsAlone(html)).toMatch(/<title>Words<\/title><p>Page One a &lt; b$/);
});
