import { formatDate } from "./lastUpdated";

it.each([
  ["2025-11-21T02:26:00Z", "21 November 2025"],
  ["2025-11-21T23:30:00-05:00", "22 November 2025"],
])("writes %s as the day in UTC", (iso, day) => {
  expect(formatDate(iso)).toBe(day);
});
