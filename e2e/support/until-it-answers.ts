import { setTimeout } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'

const MOST_SECONDS = 240

/** The server of the journeys was started beside the one of the faults; it is ready about when that is. */
export default async function untilItAnswers({ projects }: FullConfig): Promise<void> {
  const { baseURL } = projects.find(({ name }) => name === 'journeys')?.use ?? {}
  const health = `${baseURL}/api/health`
  const isReady = () =>
    fetch(health).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > MOST_SECONDS * 10) throw new Error(`${health} does not answer.`)
    await setTimeout(100)
  }
}
