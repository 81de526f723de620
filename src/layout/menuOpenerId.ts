/** Id of what follows the controls of the navbar: nothing is painted before it (`onRenderBody`). */
export const menuOpenerId = "site-menu-opener";
