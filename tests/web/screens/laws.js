/* Measures the screen that is shown. `measure(touch)` returns what breaks a law, as
 * { law, what, detail } with the name of the law, the element and why. */
(() => {
  const SMALLEST = 12
  const SMALLEST_MARK = 10
  const SLACK = 2
  /** A card that is turned over in perspective shifts its middle by as much. */
  const TURNED = 5
  /** For what a page asks for, in milliseconds: a busy machine needs some. */
  const LONGEST_WAIT = 5000
  /** For a page to come, in milliseconds: as long as for one that is loaded. */
  const PATIENCE = 180_000
  /** How many frames targets are watched in, and the milliseconds between looks at them after that. */
  const EVERY_FRAME = 12
  const BETWEEN_LOOKS = 60

  /** Requests that are under way: names and pictures come with them, later than the targets. */
  let asking = 0
  const ask = window.fetch
  window.fetch = (...what) => {
    asking += 1
    return ask(...what).finally(() => {
      asking -= 1
    })
  }

  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0
  const hiddenFromSight = (one) => one.closest('.sr, .d-sr, .skip, [inert]') !== null
  const nameOf = (one) => {
    const label = one.getAttribute?.('aria-label') ?? one.dataset?.lit ?? one.textContent ?? ''
    return `${one.tagName.toLowerCase()}${one.className?.baseVal ?? (one.className ? '.' : '')}${
      typeof one.className === 'string' ? one.className.split(' ').filter((c) => !c.startsWith('svelte-')).join('.') : ''
    } "${label.trim().replace(/\s+/g, ' ').slice(0, 50)}"`
  }
  /** The dialog that lies over the page, if there is one: only it can be used. */
  const modal = () => [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(shown).at(-1) ?? null
  /** Whether it stands beside the table, as the end of a game does: then the table is read, too. */
  const beside = (over) => over.tagName !== 'DIALOG' && over.getAttribute('aria-modal') !== 'true'
  const root = () => modal() ?? document.querySelector('main') ?? document.body
  /** Outside of tables, replays and lessons everything that can be clicked is a target. */
  const outside = () => !/^\/(table|replay|learn\/[^/]+)\/./.test(location.pathname)
  const CLICKED = 'a[href], button, select, textarea, summary'
  const targets = () =>
    outside()
      ? [...(modal() ?? document.body).querySelectorAll(CLICKED)].filter((one) => shown(one) && !one.disabled && !hiddenFromSight(one))
      : asked()
  const asked = () =>
    [...root().querySelectorAll('[data-lit], .ask button, .ask a')].concat(
      modal() ? [...modal().querySelectorAll('button, a')] : [],
    ).filter((one, at, all) => all.indexOf(one) === at && shown(one) && !one.disabled && !hiddenFromSight(one))

  const inside = (box) =>
    box.left >= -SLACK && box.top >= -SLACK && box.right <= innerWidth + SLACK && box.bottom <= innerHeight + SLACK

  /** Scrolls and pans until the element is in sight, as a person would. What lies in the window may still be
   *  outside the box in which it scrolls. */
  function reach(one) {
    if (inside(one.getBoundingClientRect()) && free(one)) return
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    if (!inside(one.getBoundingClientRect())) one.focus?.()
  }
  const hits = (one, x, y) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (top === one || one.contains(top) || top.contains(one) === false && top.closest('[data-lit]') === one)
  }
  /** A link that is broken over several lines has a middle in each of them, and none between them. */
  function free(one) {
    const lines = getComputedStyle(one).display === 'inline' ? [...one.getClientRects()] : []
    const boxes = lines.length > 1 ? lines.filter((box) => box.width > 0.5) : [one.getBoundingClientRect()]
    return boxes.every((box) => hits(one, box.left + box.width / 2, box.top + box.height / 2))
  }

  function reachable() {
    const found = []
    for (const one of targets()) {
      reach(one)
      if (free(one)) continue
      const box = one.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      found.push({ law: '1-covered', what: nameOf(one), detail: top ? `under ${nameOf(top)}` : 'outside the window' })
    }
    return found
  }

  function prompt() {
    const found = []
    if (document.documentElement.scrollWidth > innerWidth + 1)
      found.push({ law: '2-sideways', what: 'page', detail: `${document.documentElement.scrollWidth} px wide` })
    if (modal()) return found
    for (const ask of document.querySelectorAll('section.ask')) {
      if (!shown(ask)) continue
      const box = ask.getBoundingClientRect()
      if (!inside(box)) {
        ask.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        found.push({ law: '2-prompt', what: nameOf(ask), detail: `${Math.round(box.top)} to ${Math.round(box.bottom)}` })
      }
      for (const button of ask.querySelectorAll('button, a')) {
        const own = button.getBoundingClientRect()
        const holder = button.parentElement
        const scrolls = holder && holder.scrollHeight > holder.clientHeight + 1 && getComputedStyle(holder).overflowY === 'auto'
        if (!scrolls && shown(button) && (own.bottom > box.bottom + SLACK || own.right > box.right + SLACK || own.top < box.top - SLACK))
          found.push({ law: '2-prompt', what: nameOf(button), detail: 'outside the prompt' })
      }
    }
    return found
  }

  /** The words of a question that something else lies over: a menu, a picker, a window. */
  function hidden() {
    if (modal()) return []
    const found = []
    edges = new Map()
    for (const ask of document.querySelectorAll('section.ask')) {
      for (const { node, parent, boxes } of texts(ask.querySelector('.words') ?? ask)) {
        const over = boxes
          .map((box) => clipped(parent, box))
          .filter(Boolean)
          .flatMap(({ left, top, right, bottom }) =>
            [left + SLACK, (left + right) / 2, right - SLACK].flatMap((x) =>
              [top + SLACK, (top + bottom) / 2, bottom - SLACK].map((y) => document.elementFromPoint(x, y)),
            ),
          )
          .find((top) => top && !ask.contains(top) && !top.contains(ask))
        if (over) found.push({ law: '2-hidden', what: told(node), detail: `under ${nameOf(over)}` })
      }
    }
    return found
  }

  /** What is folded away: asking where it is would lay it out. */
  const folded = (one) => one.parentNode.tagName === 'DETAILS' && !one.parentNode.open && one.tagName !== 'SUMMARY'
  /** Every visible run of text with its parent and boxes. */
  function texts(within) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (one) =>
      folded(one) ? NodeFilter.FILTER_REJECT : one.nodeType === Node.TEXT_NODE ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    )
    const found = []
    const over = modal()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!parent || !node.data.trim() || /^(SCRIPT|STYLE|TITLE|OPTION)$/i.test(parent.tagName)) continue
      if (over && !over.contains(parent) && !beside(over)) continue
      if (hiddenFromSight(parent) || !shown(parent) || parent.getBoundingClientRect().width <= 1.5) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5)
      if (boxes.length) found.push({ node, parent, range, boxes })
    }
    return found
  }
  function scaleOf(parent) {
    if (parent instanceof SVGGraphicsElement) {
      const matrix = parent.getScreenCTM()
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1
    }
    // Its own width is a whole number, so what is narrow says little about the scale.
    let html = parent
    while (html.offsetWidth < 24 && html.parentElement) html = html.parentElement
    return html.offsetWidth ? html.getBoundingClientRect().width / html.offsetWidth : 1
  }
  /** What the scrolling and clipping boxes around an element leave of the page; kept while a page is read. */
  let edges = new Map()
  const EVERYTHING = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  function edgeOf(one) {
    if (!one || one === document.body) return EVERYTHING
    const kept = edges.get(one)
    if (kept) return kept
    let edge = edgeOf(one.parentElement)
    const style = getComputedStyle(one)
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') edge = common(edge, one.getBoundingClientRect())
    edges.set(one, edge)
    return edge
  }
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  /** The part of a box that its scrolling or clipping ancestors leave; null if none is left. */
  function clipped(parent, box) {
    const left = common(box, edgeOf(parent))
    return left.right - left.left > 1 && left.bottom - left.top > 1 ? left : null
  }
  const told = (node) => `"${node.data.trim().replace(/\s+/g, ' ').slice(0, 50)}"`

  function small(all) {
    const found = []
    for (const { node, parent } of all) {
      const size = parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent)
      const least = parent.closest('[data-enlarges]') ? SMALLEST_MARK : SMALLEST
      if (size < least - 0.25) found.push({ law: '3-small', what: told(node), detail: `${size.toFixed(1)} px in ${nameOf(parent)}` })
    }
    return found
  }
  /** Whether something around it can be scrolled sideways, so that there is a way to what is outside. */
  const scrollsAside = (one) => {
    for (let up = one; up && up !== document.body; up = up.parentElement)
      if (up.scrollWidth > up.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(up).overflowX)) return true
    return false
  }
  /** What is moved by an animation of its own now. */
  const animated = () =>
    new Set(
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && !one.effect.pseudoElement)
        .map((one) => one.effect.target),
    )
  const moving = (one, among) => {
    for (let up = one; among.size && up; up = up.parentElement) if (among.has(up)) return true
    return false
  }
  /** Whether something lies where a map cannot be moved to. What is scrolled grows to the right and below. */
  function beyond(map, box) {
    const edge = map.firstElementChild.getBoundingClientRect()
    if (box.left < edge.left - SLACK || box.top < edge.top - SLACK) return true
    if (/auto|scroll/.test(getComputedStyle(map).overflowX)) return false
    return box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK
  }
  /** Text that runs out of its button, panel or clipping box sideways. */
  function overflowing(all) {
    const found = []
    const among = animated()
    for (const { node, parent, boxes } of all) {
      // What moves now has not come to rest.
      if (parent.closest('[title]') || moving(parent, among)) continue
      // A map can be moved until the name is in sight, but for what runs out of the map itself.
      const map = parent.closest('[data-pans]')
      if (map) {
        if (boxes.some((box) => beyond(map, box)))
          found.push({ law: '3-overflow', what: told(node), detail: `runs out of ${nameOf(map.firstElementChild).slice(0, 20)}` })
        continue
      }
      const frame = parent.closest('[data-piece], [data-enlarges], button, a, .btn, .panel, section, li')
      for (const whole of boxes) {
        let why = ''
        const box = parent.closest('[data-enlarges]') ? clipped(parent, whole) : whole
        if (!box) continue
        if ((box.right > innerWidth + SLACK || box.left < -SLACK) && !scrollsAside(parent))
          why = clipped(parent, box) ? 'outside the window' : ''
        if (frame && !(frame instanceof SVGElement)) {
          const edge = frame.getBoundingClientRect()
          const scrolls = frame.scrollWidth > frame.clientWidth && /auto|scroll/.test(getComputedStyle(frame).overflowX)
          if (!scrolls && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)) why = `wider than ${nameOf(frame)}`
        }
        for (let one = parent; one && one !== frame && one !== document.body; one = one.parentElement) {
          const style = getComputedStyle(one)
          // What is cut on a piece that can be enlarged is whole in its preview.
          if (!/hidden|clip/.test(style.overflowX) || one.closest('[data-enlarges]')) continue
          const edge = one.getBoundingClientRect()
          if (box.right > edge.right + SLACK && box.left < edge.right) why = `cut by ${nameOf(one)}`
        }
        if (why) {
          found.push({ law: '3-overflow', what: told(node), detail: why })
          break
        }
      }
    }
    return found
  }
  function broken(all) {
    const found = []
    for (const { node, parent, boxes } of all) {
      if (boxes.length < 2 || parent instanceof SVGElement) continue
      const range = document.createRange()
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const rows = new Set([...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top / 4)))
        if (rows.size > 1) found.push({ law: '3-broken', what: told(node), detail: `"${word}" in ${nameOf(parent)}` })
      }
    }
    return found
  }
  /** How much a colour hides, from 0 to 1; computed colours are `rgb(…)`, `rgba(…, a)` or `color(… / a)`. */
  function cover(colour) {
    if (colour === 'transparent' || colour === 'none') return 0
    const alpha = /(?:\/|rgba\([^)]*,)\s*([\d.]+)\)$/.exec(colour)
    return alpha ? parseFloat(alpha[1]) : 1
  }
  function opaque(one) {
    const style = getComputedStyle(one)
    if (one instanceof SVGGeometryElement) return style.fill !== 'none' && parseFloat(style.fillOpacity) > 0.5
    if (one instanceof SVGElement) return false
    return style.backgroundImage !== 'none' || cover(style.backgroundColor) > 0.5
  }
  /** The paragraph, label or drawn name that a piece of text belongs to. */
  const block = (parent) => parent.closest('text, p, h1, h2, h3, li, button, a, td, th, dt, dd') ?? parent
  /** The places in which two texts meet. */
  function meetings(all) {
    const found = []
    const parts = all
      .flatMap(({ node, parent, boxes }) => boxes.map((box) => ({ node, parent, box: clipped(parent, box) })))
      .filter(({ box }) => box && box.bottom > 0 && box.top < innerHeight)
      .sort((a, b) => a.box.top - b.box.top)
    for (let i = 0; i < parts.length; i += 1) {
      for (let j = i + 1; j < parts.length && parts[j].box.top < parts[i].box.bottom - 3; j += 1) {
        const [a, b] = [parts[i], parts[j]]
        if (a.node === b.node || block(a.parent) === block(b.parent)) continue
        const { left, top, right, bottom } = common(a.box, b.box)
        if (right - left >= 3 && bottom - top >= 4) found.push({ a, b, x: (left + right) / 2, y: (top + bottom) / 2 })
      }
    }
    return found
  }
  /** Two texts painted over each other, with nothing opaque between them. */
  function overlapping(all) {
    const met = meetings(all)
    if (!met.length) return []
    const style = document.createElement('style')
    style.textContent = '* { pointer-events: auto !important }'
    document.head.append(style)
    const found = met.filter(({ a, b, x, y }) => {
      const stack = document.elementsFromPoint(x, y)
      const [first, second] = [stack.indexOf(a.parent), stack.indexOf(b.parent)]
      if (first < 0 || second < 0 || first === second) return false
      return !stack.slice(Math.min(first, second), Math.max(first, second)).some(opaque)
    })
    style.remove()
    return found.map(({ a, b }) => ({ law: '3-overlap', what: told(a.node), detail: `over ${told(b.node)}` }))
  }
  function readable(within) {
    edges = new Map()
    const all = texts(within)
    return [...small(all), ...overflowing(all), ...broken(all), ...overlapping(all)]
  }

  function withoutKeys(button) {
    const copy = button?.cloneNode(true)
    for (const badge of copy?.querySelectorAll('kbd') ?? []) badge.remove()
    return copy?.textContent.trim() ?? ''
  }
  /** Digit keys: shown once, beside what they do, and in agreement with a number that begins a label. */
  function keys(touch) {
    // While an answer is on its way buttons are disabled, and so are their keys.
    const badges = [...root().querySelectorAll('kbd')].filter(
      (one) => shown(one) && !hiddenFromSight(one) && !one.closest('button')?.disabled,
    )
    if (touch) return badges.map((one) => ({ law: '5-keys', what: nameOf(one.parentElement), detail: 'a key on a touch screen' }))
    const found = []
    const seen = new Set()
    for (const badge of badges) {
      const digit = badge.textContent.trim()
      if (!/^[1-9]$/.test(digit)) continue
      const button = badge.closest('button')
      const label = withoutKeys(button)
      const number = /^\d+/.exec(label)?.[0]
      if (seen.has(digit)) found.push({ law: '5-keys', what: label.slice(0, 50), detail: `${digit} is shown twice` })
      seen.add(digit)
      if (number && number !== digit)
        found.push({ law: '5-keys', what: label.slice(0, 50), detail: `key ${digit} beside the number ${number}` })
      const pressed = press(digit)
      if (button && pressed !== button)
        found.push({ law: '5-keys', what: label.slice(0, 50), detail: `${digit} does ${pressed ? nameOf(pressed) : 'nothing'}` })
    }
    return found
  }
  /** What a key would click; the click itself is held back. */
  function press(digit) {
    let clicked = null
    const hold = (event) => {
      clicked = event.target.closest('button')
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    addEventListener('click', hold, { capture: true })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: digit, bubbles: true, cancelable: true }))
    removeEventListener('click', hold, { capture: true })
    return clicked
  }

  function named() {
    return targets()
      .filter((one) => !(one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? one.textContent ?? '').trim())
      .map((one) => ({ law: '6-name', what: nameOf(one), detail: 'has no name' }))
  }

  /** Where the middle of every target is now, by its name: a card that is turned over stays where it is. */
  const places = () =>
    Object.fromEntries(
      targets().map((one) => {
        const box = one.getBoundingClientRect()
        const middle = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round)
        return [`${one.dataset.lit ?? nameOf(one)}`, middle]
      }),
    )
  /** Watches the targets for a second from the third frame in which they are there, and until everything that was
   *  asked for has come: the first two are those in which a board measures its box. After the first frames a few
   *  looks a second will do. The page must not be touched meanwhile. */
  function moves() {
    return new Promise((done) => {
      const first = {}
      const worst = {}
      const frames = {}
      const called = performance.now()
      let [begun, looks] = [0, 0]
      const frame = () => {
        const now = performance.now()
        looks += 1
        for (const [name, at] of Object.entries(places())) {
          begun ||= now
          frames[name] = (frames[name] ?? 0) + 1
          if (frames[name] < 3) continue
          const from = (first[name] ??= at)
          worst[name] = Math.max(worst[name] ?? 0, Math.hypot(at[0] - from[0], at[1] - from[1]))
        }
        const came = asking === 0 || now - called > LONGEST_WAIT
        if (begun && now - begun > 1000 && came)
          done(
            Object.entries(worst)
              .filter(([, far]) => far > TURNED)
              .map(([what, far]) => ({ law: '4-moves', what, detail: `${Math.round(far)} px` })),
          )
        // Replays and reviews have no targets: their page is there, so none will come.
        else if (!begun && now - called > 1000 && came) done([])
        else if (!begun || looks < EVERY_FRAME) requestAnimationFrame(frame)
        else setTimeout(frame, BETWEEN_LOOKS)
      }
      requestAnimationFrame(frame)
    })
  }
  /** Waits until the page has found its new layout: all has come, and targets keep their places for three frames. */
  function settled() {
    return new Promise((done) => {
      const called = performance.now()
      let [before, still] = ['', 0]
      const frame = (now) => {
        const here = JSON.stringify(places())
        still = here === before && asking === 0 ? still + 1 : 0
        before = here
        if (still > 2 || now - called > LONGEST_WAIT) done()
        else requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    })
  }
  /** Measures, then scrolls everything back and leaves nothing in focus. */
  function undisturbed(measuring) {
    const unfolded = () => document.querySelectorAll('*:not(details:not([open]) *)')
    const scrolled = [...unfolded()]
      .filter((one) => one.scrollTop || one.scrollLeft)
      .map((one) => [one, one.scrollTop, one.scrollLeft])
    const found = measuring()
    document.activeElement?.blur?.()
    for (const one of unfolded()) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0)
    for (const [one, top, left] of scrolled) one.scrollTo(left, top)
    return found
  }

  /** The targets that lie under the preview of the first target that has one; neither may the question nor the hand. */
  async function previewed() {
    const all = [...document.querySelectorAll('main [data-lit]')].filter(shown)
    const piece = all.map((one) => one.closest('[data-enlarges]')).find(Boolean)
    if (!piece) return []
    piece.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    for (let frame = 0; frame < 30 && !document.querySelector('.peek .words'); frame += 1)
      await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const box = document.querySelector('.peek')?.getBoundingClientRect()
    piece.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    if (!box?.width) return []
    const touches = (own) =>
      own.width > 0 &&
      own.left < box.right - SLACK &&
      own.right > box.left + SLACK &&
      own.top < box.bottom - SLACK &&
      own.bottom > box.top + SLACK
    const under = (own) => {
      const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
      return x > box.left && x < box.right && y > box.top && y < box.bottom
    }
    const kept = [...document.querySelectorAll('main section.ask, main [data-uncovered]')].filter(shown)
    return [
      ...all.filter((one) => under(one.getBoundingClientRect())).map((one) => one.dataset.lit),
      ...kept.filter((one) => touches(one.getBoundingClientRect())).map(nameOf),
    ].map((what) => ({ law: '1-previewed', what, detail: 'under the preview' }))
  }

  const middleOf = (one) => {
    const box = one.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  /** Of the pieces that open a menu those that lie farthest out, and the one nearest to the question: menus have the
   *  least room there. */
  function outermost(pieces) {
    const ask = [...document.querySelectorAll('section.ask')].find(shown)
    const [x, y] = ask ? middleOf(ask) : [0, 0]
    const orders = [(at) => at[0], (at) => -at[0], (at) => at[1], (at) => -at[1], (at) => Math.hypot(at[0] - x, at[1] - y)]
    const first = (order) => pieces.reduce((best, one) => (order(middleOf(one)) < order(middleOf(best)) ? one : best))
    return pieces.length ? [...new Set(orders.map(first))] : []
  }
  /** What an open menu breaks: it is whole in the window or scrolls, hides no word of the question, and can be read and
   *  used. */
  function opened(menu) {
    const found = [...hidden(), ...readable(menu)]
    const box = menu.getBoundingClientRect()
    const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map(Math.round)
    if (!inside(box)) found.push({ law: '1-menu', what: nameOf(menu), detail: `${left} to ${right}, ${top} to ${bottom}` })
    const outside = [...menu.querySelectorAll('button')].filter((one) => {
      reach(one)
      return !free(one) || !inside(one.getBoundingClientRect())
    })
    return [...found, ...outside.map((one) => ({ law: '1-menu', what: nameOf(one), detail: 'cannot be reached' }))]
  }
  /** What menus break, opened one by one: those of `several`, the targets with more than one action, and what the
   *  question has folded away. */
  async function menus(several) {
    if (modal()) return []
    const pieces = [...document.querySelectorAll('main [data-lit]')].filter(
      (one) => shown(one) && several.includes(one.dataset.lit) && !one.closest('section.ask'),
    )
    const found = []
    for (const piece of [...outermost(pieces), ...[...document.querySelectorAll('section.ask .more')].filter(shown)]) {
      if (!piece.isConnected) continue
      reach(piece)
      piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await nextFrame()
      await nextFrame()
      const menu = [...document.querySelectorAll('main [role=menu], main :popover-open')].find(shown)
      const where = (one) => ({ ...one, detail: `${one.detail} (menu of ${nameOf(piece)})` })
      if (menu) found.push(...undisturbed(() => opened(menu)).map(where))
      document.querySelector(':popover-open')?.hidePopover()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      await nextFrame()
    }
    document.activeElement?.blur?.()
    return found
  }

  /** Whether there is something to use. The page may be asked before its body has come. */
  function ready() {
    if (!document.body) return false
    if (outside()) return [...document.querySelectorAll('main h1, main a, main button')].some(shown)
    if (modal() || targets().length) return true
    return document.querySelector('section.ask p, .curtain button, main img, main.world > :not([role=status])') !== null
  }

  const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
  const until = async (come) => {
    for (const called = performance.now(); !come() && performance.now() - called < PATIENCE; ) await nextFrame()
    return come()
  }
  /** Goes to an address as a link does, without loading the page anew. */
  function follow(address) {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  /** Leaves what is shown for a page that does not exist. */
  async function leave() {
    follow('/nowhere/to/be/found')
    return until(() => document.querySelector('main h1') && !document.querySelector('section.ask, .table, .bar .log'))
  }
  /** Comes to a page from one that does not exist, so that all of it is made anew. Whether it came. */
  async function visit(address) {
    if (!(await leave())) return false
    const old = document.querySelector('main h1')
    follow(address)
    return until(() => !old?.isConnected && ready())
  }

  /** Opens or closes the log. Whether it is a drawer over the table: then only what is read in it counts, because it
   *  covers the table on purpose. The waiting room, the curtain and the end have none. */
  async function log(open) {
    const button = document.querySelector('.bar .log[aria-expanded]')
    const isOpen = button?.getAttribute('aria-expanded') === 'true'
    const played = document.querySelector('section.ask') && !document.querySelector('[role=dialog]')
    if (!button || (open && !played)) return false
    if (isOpen !== open) button.click()
    if (!open) return false
    await until(() => document.querySelector('.side .rail'))
    return !document.querySelector('.table.railed')
  }

  const measure = (touch, drawer) =>
    undisturbed(() => [
      // Reading comes first, because reaching for a target may scroll. What lies under a drawer was read before.
      ...readable((drawer && document.querySelector('.side')) || document.body),
      ...(drawer ? [] : [...hidden(), ...prompt()]),
      ...(drawer ? [] : reachable()),
      ...(drawer ? [] : keys(touch)),
      ...(drawer ? [] : named()),
    ])
  /** Everything that a script can find on a screen with the log open or closed. */
  async function look(touch, open) {
    const drawer = await log(open)
    await settled()
    const found = measure(touch, drawer)
    return touch || drawer ? found : [...found, ...(await previewed())]
  }

  window.screenLaws = { leave, look, measure, menus, moves, ready, visit }
})()
