/** Shows what the server pushes, and opens the table when somebody clicks on it. */

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  const shown = { body: told.body ?? '', icon: '/favicon-turn.svg', tag: told.path, data: { path: told.path ?? '/' } }
  event.waitUntil(self.registration.showNotification(told.title ?? 'Mathom', shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((client) => client.url === address)
      return there ? there.focus() : self.clients.openWindow(address)
    }),
  )
})
