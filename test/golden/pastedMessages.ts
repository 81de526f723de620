/** The messages that readers paste, and the heading of the error that each is about. */
export const pastedMessages: readonly (readonly [heading: RegExp, message: string])[] = [
  [/ENOENT/, "Errno::ENOENT: No such file or directory - npx"],
  [/ENOENT/, "Errno::ENOENT:\n  No such file or directory - /app/node_modules/.bin/playwright"],
  [
    /Executable doesn't exist/,
    "Executable doesn't exist at /root/.cache/ms-playwright/chromium-1181/chrome-linux/chrome",
  ],
  [
    /Executable doesn't exist/,
    `BrowserType.launch: Executable doesn't exist at /home/ci/.cache/ms-playwright/firefox-1490/firefox/firefox
    ╔═════════════════════════════════════════════════════════════════════════╗
    ║ Looks like Playwright Test or Playwright was just installed or updated. ║
    ║ Please run the following command to download new browsers:              ║
    ║                                                                         ║
    ║     npx playwright install                                              ║
    ║                                                                         ║
    ║ <3 Playwright Team                                                      ║
    ╚═════════════════════════════════════════════════════════════════════════╝`,
  ],
  [/strict mode violation/i, "strict mode violation: getByRole('button') resolved to 2 elements"],
  [
    /strict mode violation/i,
    `Locator.click: Error: strict mode violation: getByRole('button') resolved to 2 elements:
    1) <button>Add to cart</button> aka getByText('Add to cart').first()
    2) <button>Add to cart</button> aka getByText('Add to cart').nth(1)`,
  ],
  [/Timeout/, "Timeout 30000ms exceeded"],
  [/Timeout/, "Timeout 5000ms exceeded."],
  [
    /Timeout/,
    "Playwright::TimeoutError: Timeout 30000ms exceeded.\nCall log:\n  - waiting for getByRole('button', { name: 'Place order' })",
  ],
  [/float/, "timeout: expected float, got undefined"],
];
