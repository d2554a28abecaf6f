import { expect, type Locator, type Page } from '@playwright/test'

export async function expectOpens(page: Page): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 })
  let tried = 0
  for (let next = await nextOpener(page); next; next = await nextOpener(page)) {
    tried += 1
    await press(next)
    await expect
      .poll(() => next.evaluate(troubleWith), {
        message: `what is wrong with what “${await nameOf(next)}” opens`,
        timeout: 10_000,
      })
      .toBe('')
    await close(page, next)
  }
  return tried
}

const openers = [
  'summary',
  'button[popovertarget]',
  'button[aria-expanded="false"]',
  'button[aria-haspopup]:not([aria-haspopup="false"]):not([aria-expanded])',
].join()

async function nextOpener(page: Page): Promise<Locator | undefined> {
  const id = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const isShown = (each: HTMLElement) =>
      each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0
    const control = all.find((each) => isShown(each) && !each.dataset.tried && !each.closest('[inert]'))
    if (!control) return undefined
    const number = String(document.querySelectorAll('[data-tried]').length + 1)
    control.dataset.tried = number
    return number
  }, openers)
  return id === undefined ? undefined : page.locator(`[data-tried="${id}"]`)
}

async function press(opener: Locator): Promise<void> {
  const isOpen = await opener.evaluate((each) => each.parentElement?.matches('details[open]') ?? false)
  if (!isOpen) await opener.click({ timeout: 15_000 })
}

async function close(page: Page, opener: Locator): Promise<void> {
  const unfolds = await opener.evaluate((each) => {
    const details = each.closest('details')
    const content = each.nextElementSibling
    return (
      each.localName === 'summary' &&
      details !== null &&
      !['absolute', 'fixed'].includes(content ? getComputedStyle(content).position : '')
    )
  })
  if (unfolds) return
  const isDetails = await opener.evaluate((each) => each.parentElement?.matches('details[open]') ?? false)
  if (isDetails) await opener.evaluate((each) => each.closest('details')?.removeAttribute('open'))
  else await page.keyboard.press('Escape')
  if ((await opener.getAttribute('aria-expanded')) === 'true') await opener.click()
}

const nameOf = (opener: Locator) =>
  opener.evaluate((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 60))

function troubleWith(opener: HTMLElement | SVGElement): string {
  const opened = whatOpens()
  if (!opened) return 'nothing opens'
  opened.scrollIntoView({ block: 'nearest' })
  const { left, right, top, bottom, width, height } = opened.getBoundingClientRect()
  if (width < 1 || height < 1) return 'it has no size'
  if (left < -0.5 || right > innerWidth + 0.5) return `it reaches from ${left} to ${right} of ${innerWidth}`
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (to - from < Math.min(height, 16)) return 'it lies outside of the window'
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (from + to) / 2]
  const hit = document.elementFromPoint(x, y)
  const isSeen = hit !== null && (opened.contains(hit) || hit.contains(opened))
  return isSeen ? '' : `it is covered by ${hit?.outerHTML.slice(0, 120)}`

  function whatOpens(): Element | null | undefined {
    const isShown = (each: Element | null | undefined) =>
      each?.checkVisibility() && each.getClientRects().length > 0
    if (opener.localName === 'summary') {
      const details = opener.parentElement
      const inside = [...(details?.children ?? [])].find((each) => each !== opener && isShown(each))
      return inside ?? (isShown(details?.nextElementSibling) ? details?.nextElementSibling : null)
    }
    const id = opener.getAttribute('popovertarget') ?? opener.getAttribute('aria-controls')
    const named = id ? document.getElementById(id) : null
    if (named) return isShown(named) ? named : null
    if (opener.getAttribute('aria-expanded') === 'true') return opener.parentElement
    return document.querySelector('dialog[open]')
  }
}
