// Loaded into the server before its own code. The channel to the parent process closes when that one dies, in any way: then
// the server stops as on a signal, instead of running on without a parent.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
