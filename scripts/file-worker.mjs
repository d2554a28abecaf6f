import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

const tsconfig = fileURLToPath(new URL('../tsconfig.json', import.meta.url))
/** @type {Promise<typeof import('../app/_surfaces/file/file-makers')>} */
const loading = tsImport('../app/_surfaces/file/file-makers.ts', { parentURL: import.meta.url, tsconfig })

parentPort?.on(
  'message',
  async (/** @type {import('../app/_surfaces/file/file-makers').FileRenderJob} */ work) => {
    try {
      const { makeFile } = await loading
      const bytes = await makeFile(work)
      parentPort?.postMessage({ bytes }, [bytes.buffer])
    } catch (error) {
      parentPort?.postMessage({
        failed: 'fault',
        reason: error instanceof Error ? error.stack : String(error),
      })
    }
  },
)
