/** Loaded into programs that we start but did not write: they end when the one who started them does. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
