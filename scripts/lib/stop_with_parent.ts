/**
 * This file is loaded into programs that we start but did not write. It ends them when the process
 * that started them ends.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
