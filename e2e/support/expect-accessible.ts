import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const alsoGood = [
  'region',
  'heading-order',
  'page-has-heading-one',
  'empty-heading',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
]

const resultTypes: RunOptions['resultTypes'] = ['violations']
const enabled = (rules: readonly string[], isEnabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: isEnabled }]))

const whole: RunOptions = {
  resultTypes,
  runOnly: { type: 'tag', values: tags },
  rules: { ...enabled(alsoGood, true), ...enabled(['color-contrast'], false) },
}
/** What depends on colors and on the width; all else is the same at every one. */
const looks: RunOptions = {
  resultTypes,
  runOnly: { type: 'rule', values: ['link-in-text-block', 'target-size'] },
}
const contrast: RunOptions = { resultTypes, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** No violation of WCAG 2.2 AA that a program can find, in the state the page is in now. */
export async function expectAccessible(page: Page, what: 'whole' | 'looks' = 'whole'): Promise<void> {
  // Half a megabyte of script, which the page has from the first reading on.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(runAxe, { most: what === 'whole' ? whole : looks, contrast })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/** Runs in the page. Contrast takes axe longer than all else, so it looks at three texts of each kind. */
async function runAxe({ most, contrast }: { most: RunOptions; contrast: RunOptions }) {
  const ALIKE = 3
  const { run } = Reflect.get(window, 'axe') as typeof axe
  const backgrounds = new Map<Element, string>()
  /** What an element stands on; what is not in the flow may stand on anything. */
  const behind = (element: Element | null): string => {
    if (!element) return ''
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const isSeen = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1'
    const own = isSeen ? `${backgroundColor} ${backgroundImage} ${opacity}` : ''
    const place = ['static', 'relative'].includes(position) ? '' : `apart ${backgrounds.size}`
    const all = `${behind(element.parentElement)}/${own}${place}`.replace(/\/+$/, '')
    backgrounds.set(element, all)
    return all
  }
  const kinds = new Map<string, Element[]>()
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!hasText || !element.checkVisibility()) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const kind = [color, fontSize, fontWeight, textShadow, behind(element)].join()
    const alike = kinds.get(kind) ?? []
    if (alike.length < ALIKE) kinds.set(kind, [...alike, element])
  }
  const texts = { include: [...kinds.values()].flat() }
  return [...(await run(document, most)).violations, ...(await run(texts, contrast)).violations]
}
