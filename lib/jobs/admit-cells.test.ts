import { describe, expect, it } from 'vitest'
import { createAdmission } from './admit-cells'

const signal = new AbortController().signal

async function timeOf(cells: number, options: Parameters<typeof createAdmission>[0]): Promise<number> {
  const admit = createAdmission({ restMs: 20, ...options })
  const start = performance.now()
  await Promise.all(Array.from({ length: cells }, () => admit(signal)))
  return performance.now() - start
}

describe('the admission of cells', () => {
  it('starts all cells without delay while no visitor is connected', async () => {
    expect(await timeOf(1_000, { areOthersHere: () => false, measureLoad: () => 1 })).toBeLessThan(1_000)
  })

  it('starts cells with a pause between them while visitors are connected', async () => {
    expect(await timeOf(10, { areOthersHere: () => true, measureLoad: () => 0 })).toBeGreaterThan(150)
  })

  it('delays a cell while the thread is busy, but not forever', async () => {
    let left = 8
    const measureLoad = () => {
      left -= 1
      return left > 0 ? 1 : 0
    }
    expect(await timeOf(1, { areOthersHere: () => true, measureLoad })).toBeGreaterThan(60)
    expect(await timeOf(1, { areOthersHere: () => true, measureLoad: () => 1 })).toBeGreaterThan(1_500)
  })

  it('admits a cell immediately after the list was stopped', async () => {
    const admit = createAdmission({ areOthersHere: () => true, measureLoad: () => 1 })
    const start = performance.now()
    await admit(AbortSignal.abort())
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
