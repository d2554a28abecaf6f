import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified file, because a page takes twice as long to parse the full file. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
/** The color rules take longer than all other rules together, so they check only samples of the texts. */
const ofColors = ['color-contrast', 'link-in-text-block']

const resultTypes: axe.RunOptions['resultTypes'] = ['violations']
const whole: axe.RunOptions = {
  resultTypes,
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(alsoGood.map((rule) => [rule, { enabled: true }])),
}
const looks: axe.RunOptions = {
  resultTypes,
  runOnly: { type: 'rule', values: ['target-size', ...ofColors] },
}

export async function expectAccessible(page: Page, what: 'whole' | 'looks' = 'whole'): Promise<void> {
  // The title may arrive after the frame of the page.
  await expect(page, page.url()).toHaveTitle(/./)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(runAxe, what === 'whole' ? whole : looks)
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(faults, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Runs in the page. For each style, the color rules check at most three texts and three links within text.
 * All rules share one run, because axe computes the layout once per run and spends most of its time on it.
 */
async function runAxe(options: axe.RunOptions) {
  const ALIKE = 3
  const SAMPLE = 'data-axe-sample'
  const { configure, run } = Reflect.get(window, 'axe') as typeof axe
  const backgrounds = new Map<Element, string>()
  /**
   * Returns a key for the backgrounds behind an element. An absolute, fixed or sticky element gets a unique
   * key, because it may cover any other element.
   */
  const behind = (element: Element | null): string => {
    if (!element) return ''
    const cached = backgrounds.get(element)
    if (cached !== undefined) return cached
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const isSeen = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1'
    const own = isSeen ? `${backgroundColor} ${backgroundImage} ${opacity}` : ''
    const place = ['static', 'relative'].includes(position) ? '' : `apart ${backgrounds.size}`
    const all = `${behind(element.parentElement)}/${own}${place}`.replace(/\/+$/, '')
    backgrounds.set(element, all)
    return all
  }
  const amongWords = (link: Element): string => {
    const { display, textDecorationLine, textDecorationStyle, borderBottom, fontStyle } =
      getComputedStyle(link)
    const around = link.parentElement ?? link
    const { color, fontWeight, fontSize } = getComputedStyle(around)
    const block = link.closest('p, li, dd, dt, td, th, div, section, main, body') ?? around
    const hasWords = (block.textContent ?? '').trim().length > (link.textContent ?? '').trim().length
    const own = [display, textDecorationLine, textDecorationStyle, borderBottom, fontStyle]
    return [...own, color, fontWeight, fontSize, block.tagName, hasWords].join()
  }
  const kinds = new Map<string, Element[]>()
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const isLink = element.matches('a[href], [role=link]')
    if (!(hasText || isLink) || !element.checkVisibility()) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = [color, fontSize, fontWeight, textShadow, behind(element)]
    const kind = [...look, isLink ? amongWords(element) : ''].join()
    const alike = kinds.get(kind) ?? []
    if (alike.length < ALIKE) kinds.set(kind, [...alike, element])
  }
  configure({
    rules: [
      { id: 'color-contrast', selector: `[${SAMPLE}]` },
      { id: 'link-in-text-block', selector: `a[href][${SAMPLE}], [role=link][${SAMPLE}]` },
    ],
  })
  const samples = [...kinds.values()].flat()
  for (const sample of samples) sample.setAttribute(SAMPLE, '')
  // Sticky bars become static during the run, because a visitor can scroll to the content that they cover.
  const bars = document.querySelectorAll<HTMLElement>('[data-sticky-foot]')
  for (const bar of bars) bar.style.position = 'static'
  const { violations } = await run(document, options)
  for (const bar of bars) bar.style.position = ''
  for (const sample of samples) sample.removeAttribute(SAMPLE)
  return violations
}
