'use server'

import { notFound, redirect } from 'next/navigation'
import { type Fault, faultKinds } from '@/lib/connector/faults'
import { openHouse } from '../house'

/** Makes a simulated source misbehave, or behave again. There is nothing to set where the sources are real. */
export async function applyFault(form: FormData): Promise<void> {
  const { engine, faults } = await openHouse()
  const host = String(form.get('host') ?? '')
  const fault = String(form.get('fault') ?? '')
  const known = Object.values(engine.registry).some(({ hosts }) =>
    (hosts as readonly string[]).includes(host),
  )
  if (!faults || !known || !(fault === '' || isFault(fault))) notFound()
  faults.set(host, fault === '' ? undefined : fault)
  redirect('/sources')
}

function isFault(value: string): value is Fault {
  return Object.hasOwn(faultKinds, value)
}
