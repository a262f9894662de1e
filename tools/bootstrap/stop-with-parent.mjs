// Loaded into the server before its own code. The channel to the process that started it closes when that one dies, however
// it dies: then the server stops as if it had been asked to, instead of running on without a parent.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
