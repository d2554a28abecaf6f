import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@/lib/snapshots/connection'
import { writeRow } from '@/lib/snapshots/rows'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { fetchAllParts } from './support/get-whole'
import { sharedFolder } from './support/server'
import { expect, test } from './support/test'

/**
 * Links of all released versions must work, so entries are only added. `since` has the heading or text that
 * the link shows today.
 */

interface Link {
  href: string
  heading: string
  shows: string
  since?: Partial<Pick<Link, 'heading' | 'shows'>>
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const links: Link[] = JSON.parse(readFileSync(here('corpus/links.json'), 'utf8'))
const headings: Record<string, string> = JSON.parse(readFileSync(here('corpus/kept.json'), 'utf8'))

const notShown = /This was not part of the page when it was saved|in a form that this page cannot show/

test('every published link of every version still shows its heading and text', async ({ request }) => {
  for (const link of links) {
    const { href, heading, shows } = { ...link, ...link.since }
    const { status, html } = await fetchAllParts(request, href)
    expect(status, href).toBe(200)
    expect(headingsOf(html).map(toMixedCase), href).toEqual([toMixedCase(heading)])
    const text = textOf(html)
    expect(
      [shows, toMixedCase(shows)].filter((words) => text.includes(words)),
      href,
    ).not.toEqual([])
    expect(html, href).not.toContain('We could not read part of this link')
  }
})

test('every frozen page of every version opens with its original content', async ({ page }) => {
  await keepAll()
  for (const [id, heading] of Object.entries(headings)) {
    await page.goto(`/s/${id}`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(heading, { ignoreCase: true })
    await expect(page.getByText(/^Frozen copy of Nov 22, 2026/), id).toBeVisible()
    await expect(page.getByText('kept as it was seen').first(), id).toBeAttached()
    await expect(page.getByText(notShown), id).toHaveCount(0)
    await expect(page.getByText('We could not read part of this link'), id).toHaveCount(0)
  }
})

async function keepAll(): Promise<void> {
  const store = await openDatabase({ databaseUrl: undefined, folder: sharedFolder() })
  for (const id of Object.keys(headings)) {
    const body = readFileSync(here(`../lib/snapshots/corpus/${id}.snapshot`))
    const keptAt = '2026-11-22T00:00:00.000Z'
    await writeRow(store.queries, { id, body, keptAt, expiresAt: null }, `corpus ${randomUUID()}`)
  }
  await store.close()
}

const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => textOf(text).trim())

function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}
