/**
 * Returns what a task takes of a processor, in milliseconds: the same beside other work, and where the machine stands
 * still.
 */
export function processorTime(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
