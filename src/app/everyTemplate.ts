/*
 * Imports every page component for the server. styled-components numbers components in the order in which their modules
 * run, and each of Gatsby's workers would run the templates in an order of its own (`src/node/postprocess/styleSheet.ts`).
 */
import "../templates/Guide";
import "../templates/Overview";
import "../templates/Reference";
import "../pages/404";
import "../pages/index";
import "../pages/search";
