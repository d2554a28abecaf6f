import { expect, type Page, test } from '@playwright/test'
import type { Fault } from '@/lib/connector/upstream/faults'

const broken = new WeakMap<Page, Set<string>>()

/** Makes a source misbehave by the form of the page for that, as a browser without scripting sends it. It holds for the whole server: `*.faults.spec.ts` only. */
export async function setFault(page: Page, host: string, fault: Fault | ''): Promise<void> {
  const hosts = broken.get(page) ?? new Set()
  broken.set(page, hosts.add(host))
  const { baseURL = '' } = test.info().project.use
  const path = '/sources/faults'
  const html = await (await page.request.get(path)).text()
  const [form = ''] = /<form\b[^>]*aria-label="Simulate a source failure".*?<\/form>/s.exec(html) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const multipart = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const headers = { origin: new URL(baseURL).origin }
  const answer = await page.request.post(path, { headers, multipart: { ...multipart, host, fault } })
  const now = textOf(await answer.text())
  if (fault === '') expect(now, `${host} answers again`).not.toContain(`${host}: `)
  else expect(now).toContain(`${host}: ${fault}`)
}

/** Lets every source that this page broke answer as usual again. */
export async function clearFaults(page: Page): Promise<void> {
  for (const host of broken.get(page) ?? []) await setFault(page, host, '')
  broken.delete(page)
}

/** What a page says, without the data that its scripts bring along. */
const textOf = (html: string) =>
  html.replace(/<script\b.*?<\/script>|<!--.*?-->/gs, '').replace(/<[^>]+>/g, '')
