'use server'

import { notFound, redirect } from 'next/navigation'
import { getApp } from '@/app/_lib/site/app'
import { faultKinds, type SimulatedFault } from '@/lib/connector/upstream/faults'
import { settableFaults } from './settable-faults'

export async function applyFault(form: unknown): Promise<void> {
  if (!(form instanceof FormData)) notFound()
  const { engine } = await getApp()
  const faults = await settableFaults()
  const [host, path = '', fault, source] = ['host', 'path', 'fault', 'source'].map((name) =>
    String(form.get(name) ?? '').trim(),
  )
  const isListed = Object.values(engine.registry).some(({ hosts }) =>
    (hosts as readonly string[]).includes(host ?? ''),
  )
  const isPath = path === '' || /^\/[\w./%-]{1,200}$/.test(path)
  if (!faults || !isPath || !(isListed || host === '') || !(fault === '' || isFault(fault))) notFound()
  if (host) faults.set(`${host}${path}`, fault === '' ? undefined : fault)
  redirect(source && Object.hasOwn(engine.registry, source) ? `/sources/${source}` : '/sources/faults')
}

function isFault(value = ''): value is SimulatedFault {
  return Object.hasOwn(faultKinds, value)
}
