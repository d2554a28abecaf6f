import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

async function run(last: string, signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/testing/three-rows.ts', last], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  const ended = once(child, 'close')
  child.stdout.on('data', (chunk) => {
    texts.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    texts.err += chunk
    if (signal) child.kill(signal)
  })
  const [code] = await ended
  return { code, ...texts }
}

describe('runRows', () => {
  it('prints a failed measurement as one line and the successful ones as lines and a table', async () => {
    const { code, out, err } = await run('')
    expect(code).toBe(1)
    expect(err).toBe('second: failed. The server did not start.\n')
    expect(out.split('\n').slice(0, 2)).toEqual([
      'engine / fetch: 1.50 (3 ms against 2 ms)',
      'map / list: 1.50 (3 ms against 2 ms)',
    ])
    expect(out).toMatch(/what +ratio +figures\nengine \/ fetch +1\.50 .*\nmap \/ list +1\.50/)
    expect(out).toContain('- engine / fetch; map / list: once.')
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('prints the finished measurements when %s stops the bench', async (signal, status) => {
    const { code, out } = await run('wait', signal)
    expect(code).toBe(status)
    expect(out).toContain(`Stopped by ${signal}. Measured so far:\nwhat`)
    expect(out).toMatch(/\nengine \/ fetch +1\.50 /)
    expect(out).not.toContain('map / list')
  })
})
