import { raise } from './map/raised'

type Go = (href: string) => void

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
const radiusSteps = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 25, 50, 99.9]
/** Delay after a change, so that several changes cause only one request. */
const PAUSE_MS = 450

export function enhance(root: HTMLElement, go: Go): () => void {
  const states = new WeakMap<HTMLFormElement, string>()
  let pressed = ''
  /**
   * URL that is loading. It prevents a second request when Enter in a number field fires both `change` and
   * `submit`.
   */
  let going = ''
  let pause: ReturnType<typeof setTimeout> | undefined

  function settle() {
    const links = linksIn(root)
    if (links.filter((link) => link.tabIndex === 0).length !== 1) setStop(links, links[0])
    for (const form of root.querySelectorAll<HTMLFormElement>('form[data-asked]')) {
      const { asked: question = '' } = form.dataset
      if (states.get(form) === question) continue
      if (states.has(form)) showAsked(form)
      states.set(form, question)
      going = ''
    }
    // Restores the focus if the new content has replaced the pressed control.
    if (pressed && document.activeElement === document.body) document.getElementById(pressed)?.focus()
  }

  const on: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
    click(event) {
      const target = event.target as Element
      const step = target.closest<HTMLElement>('button[data-step]')
      if (step) return stepRadius(step)
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = target.closest<HTMLAnchorElement>('a')
      const row = rowOf(target)
      if (link?.dataset.soft !== undefined) {
        event.preventDefault()
        pressed = link.id
        go(new URL(link.href).pathname + new URL(link.href).search)
      } else if (!link && row?.dataset.at) {
        const id = encodeURIComponent(row.id.replace(/^facility-/, ''))
        const template = row.closest<HTMLElement>('[data-select]')?.dataset.select ?? ''
        go(template.replace(encodeURIComponent('{id}'), id))
      }
    },
    submit(event) {
      const form = event.target as HTMLFormElement
      if (form.dataset.asked === undefined) return
      event.preventDefault()
      const next = hrefOf(form)
      if (next === form.dataset.asked || next === going) return
      going = next
      go(next)
    },
    change({ target }) {
      // A changed text waits until the form is submitted. Every other changed field, such as the radius,
      // submits the form.
      if (target instanceof HTMLInputElement && target.type === 'text' && target.name !== 'radius') return
      const { form } = target as HTMLInputElement
      if (form?.dataset.asked !== undefined) form.requestSubmit()
    },
    keydown(event) {
      const links = linksIn(root)
      const from = links.indexOf(event.target as HTMLAnchorElement)
      const step = steps[event.key]
      if (from < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const to = links[Math.min(links.length - 1, Math.max(0, from + step))]
      setStop(links, to)
      to?.focus()
    },
    pointerover: ({ target }) => raise(raisedBy(rowOf(target))),
    focusin: ({ target }) => raise(raisedBy(rowOf(target))),
  }

  function stepRadius(button: HTMLElement) {
    const input = button.parentElement?.querySelector('input')
    const now = Number.parseFloat(input?.value ?? '') || 1
    const next =
      button.dataset.step === '1'
        ? radiusSteps.find((each) => each > now)
        : radiusSteps.findLast((each) => each < now)
    if (!input || next === undefined) return
    input.value = String(next)
    clearTimeout(pause)
    pause = setTimeout(() => input.form?.requestSubmit(), PAUSE_MS)
  }

  const watch = new MutationObserver(settle)
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-asked'] })
  const all = Object.entries(on) as [string, (event: Event) => void][]
  for (const [type, listener] of all) root.addEventListener(type, listener)
  settle()
  return () => {
    watch.disconnect()
    clearTimeout(pause)
    for (const [type, listener] of all) root.removeEventListener(type, listener)
  }
}

const linksIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLAnchorElement>('tr[data-class] a[data-row]'),
]

function setStop(links: readonly HTMLAnchorElement[], stop: HTMLAnchorElement | undefined): void {
  for (const link of links) link.tabIndex = link === stop ? 0 : -1
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-class]') : null

function raisedBy(row: HTMLElement | null) {
  const [longitude, latitude] = (row?.dataset.at ?? '').split(',').map(Number)
  if (!row || longitude === undefined || latitude === undefined) return undefined
  const name = row.querySelector('a[data-row]')?.textContent ?? ''
  return { name, v: row.dataset.class ?? '', position: [longitude, latitude] as [number, number] }
}

/**
 * Also resets selects, because React updates the defaults of inputs only, so `reset` would restore an old
 * option.
 */
function showAsked(form: HTMLFormElement): void {
  form.reset()
  for (const select of form.querySelectorAll('select')) select.value = select.dataset.asked ?? ''
}

function hrefOf(form: HTMLFormElement): string {
  const fields = new Map([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
  const box = form.elements.namedItem('q')
  const isSamePlace = !(box instanceof HTMLInputElement) || box.value.trim() === box.defaultValue
  const query = new URLSearchParams(isSamePlace ? form.dataset.place : { q: fields.get('q') ?? '' })
  const usual = new URLSearchParams(form.dataset.usual)
  for (const [name, value] of fields)
    if (!['q', 'at', 'bbox'].includes(name) && value && value !== usual.get(name)) query.set(name, value)
  return `${form.getAttribute('action')}?${query}`
}
