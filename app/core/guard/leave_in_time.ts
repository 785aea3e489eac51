/** How long requests and jobs at hand may take to end once a process is asked to stop. */
const PATIENCE_MS = 15_000

/**
 * Ends this process once it left, and after fifteen seconds at the latest: neither what hangs nor a
 * connection that some library left open holds it.
 */
export async function leaveInTime(
  leave: () => Promise<unknown>,
  exit: () => void = () => process.exit()
) {
  setTimeout(exit, PATIENCE_MS).unref()
  await leave()
  exit()
}
