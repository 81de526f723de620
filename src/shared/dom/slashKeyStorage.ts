/** The storage key that tells whether `/` opens the search: the script that starts the app asks as well. */
export const slashKeyStorage = "search-slash-key";
