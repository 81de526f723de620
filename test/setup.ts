import "@testing-library/jest-dom";
import { TextDecoder } from "node:util";

// jsdom has none, and the parser of shell commands makes one when it is read.
Object.assign(globalThis, { TextDecoder });
