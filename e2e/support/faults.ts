import { expect, type Page, test } from '@playwright/test'
import type { SimulatedFault } from '@/lib/connector/upstream/faults'

const broken = new WeakMap<Page, Set<string>>()

/** A fault affects the whole server, so only `*.faults.spec.ts` may set one. */
export async function setFault(page: Page, target: string, fault: SimulatedFault | ''): Promise<void> {
  const targets = broken.get(page) ?? new Set()
  broken.set(page, targets.add(target))
  const [, host = '', layer = ''] = /^([^/]+)(\/.*)?$/.exec(target) ?? []
  const { baseURL = '' } = test.info().project.use
  const path = '/sources/faults'
  const html = await (await page.request.get(path)).text()
  const [form = ''] = /<form\b[^>]*aria-label="Simulate a source failure".*?<\/form>/s.exec(html) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const multipart = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const headers = { origin: new URL(baseURL).origin }
  const answer = await page.request.post(path, {
    headers,
    multipart: { ...multipart, host, path: layer, fault },
  })
  const now = textOf(await answer.text())
  const name = target.toLowerCase()
  if (fault === '') expect(now, `${target} answers again`).not.toContain(`${name}: `)
  else expect(now).toContain(`${name}: ${fault}`)
}

export async function clearFaults(page: Page): Promise<void> {
  for (const target of broken.get(page) ?? []) await setFault(page, target, '')
  broken.delete(page)
}

const textOf = (html: string) =>
  html.replace(/<script\b.*?<\/script>|<!--.*?-->/gs, '').replace(/<[^>]+>/g, '')
