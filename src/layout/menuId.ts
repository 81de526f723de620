/** Id of the mobile panel, which its buttons name in `commandfor`. */
export const menuId = "site-menu";
