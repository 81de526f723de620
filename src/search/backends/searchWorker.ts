import { serveSearch } from "./serveSearch";

serveSearch(self);
