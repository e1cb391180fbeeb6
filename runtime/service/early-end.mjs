// Loaded before a service in a container (`node --import`). Process 1 ignores a signal nobody listens to, and a service
// listens only when it is loaded: until then there is nothing to finish, so a signal ends it at once.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(0)
  })
}
