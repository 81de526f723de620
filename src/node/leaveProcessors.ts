/**
 * What Node is given to have V8 leave the processors to the programs of a large build, which keep them all busy. It has
 * threads of its own to collect garbage, which wait for each other there: a sixth of what such a process takes. Others
 * compile what runs often once more, for speed: a quarter of what it takes to read 500 documents. That pays off late,
 * so it is done where nine times as much of a function has run as by default (600 kB of its bytecode).
 */
export const leaveProcessors = ["--single-threaded-gc", "--interrupt-budget=600000"];
