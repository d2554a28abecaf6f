import { afterEach, describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { documentOfTexts, exampleDocument } from '@/lib/export/testing/example-document'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { xlsx } from '@/lib/export/xlsx'
import { createWorkerPool, type WorkerPool } from '@/lib/server/worker-pool'
import type { FileRenderJob } from './file-makers'
import { asHeavy, serveFile } from './heavy'
import { makeBeside } from './make-beside'

const workers = Symbol.for('openplat.workers')
const shared = globalThis as { [workers]?: WorkerPool<FileRenderJob> }

shareSite()

afterEach(async () => {
  await shared[workers]?.close()
  delete shared[workers]
})
function startWorkers(options?: { megabytes: number }) {
  shared[workers] = createWorkerPool(new URL('../../../scripts/file-worker.mjs', import.meta.url), options)
}

const ask = (document: Parameters<typeof xlsx.render>[0]) => {
  const request = new Request('http://localhost/file', { headers: { 'x-openplat-visitor': '192.0.2.8' } })
  return asHeavy(request, (work) => serveFile(request, work)(xlsx, document))
}

describe('makeBeside', () => {
  it('a worker makes the same workbooks, pictures and PDFs as the main thread', async () => {
    const { table } = exampleDocument()
    const parts = ['One', 'Two'].map((name) => ({ name, table }))
    const documents = [
      exampleDocument(),
      exampleDocument({ parts }),
      documentOfTexts(Array(1_000).fill('=1+1')),
    ]
    const picture: FileRenderJob = {
      kind: 'picture',
      preview: { title: '12 Main St', facts: [], foot: 'A place', where: { state: 'FL' }, sample: true },
    }
    const pdf: FileRenderJob = {
      kind: 'pdf',
      document: {
        title: 'A report',
        filename: 'a report',
        sample: true,
        foot: 'A report',
        madeAt: '2026-11-29T12:00:00Z',
        head: [{ kind: 'text', text: 'What it is about' }],
        sections: [{ title: 'A part', blocks: [{ kind: 'list', items: ['One', 'Two'] }] }],
      },
    }
    const [image, report] = [await makeBeside(picture), await makeBeside(pdf)]
    startWorkers()
    for (const document of documents) {
      const workbook = await readWorkbook(await (await ask(document)).bytes())
      expect(workbook).toEqual(await readWorkbook(await xlsx.render(document)))
    }
    expect(Buffer.compare(await makeBeside(picture), image)).toBe(0)
    expect(Buffer.compare(await makeBeside(pdf), report)).toBe(0)
  })

  it('rejects a file that exceeds the memory of its worker, and makes the next file', async () => {
    startWorkers({ megabytes: 32 })
    const refused = await ask(documentOfTexts(Array.from({ length: 40_000 }, (_, n) => `${n} `.repeat(50))))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'too_broad', detail: expect.stringContaining('CSV') })
    expect((await ask(exampleDocument())).status).toBe(200)
  })
})
