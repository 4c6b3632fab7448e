/* Polls the server in the background while a payment is being verified. The page reloads once, when the state has
   changed, so that reading and typing are not interrupted. */
;(() => {
  const page = document.querySelector('[data-checking]')
  if (!page) return
  const waits = ['processing', 'held']

  const look = async () => {
    if (document.hidden) return
    try {
      const answer = await fetch(page.dataset.checking, {
        method: 'POST',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        body: new URLSearchParams(),
      })
      const isSignedOut = answer.status === 403 || answer.redirected
      if (isSignedOut || (answer.ok && !waits.includes((await answer.json()).status))) location.reload()
    } catch {
      /* The next request may succeed. */
    }
  }

  setInterval(look, page.dataset.every * 1000)
  document.addEventListener('visibilitychange', look)
})()
