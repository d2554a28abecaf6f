import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { federalCleanup } from '..'
import { cleanupSites } from '../simulator'

export const houston = { latitude: 29.725, longitude: -95.23 }

export const simulated = sampleTransport(simulateSites(cleanupSites))

const impatient = {
  ...federalCleanup,
  pace: { ...federalCleanup.pace, retries: 0, spacing: 0 },
} satisfies ConnectorDeclaration

export const cleanupEngine = (transport: Transport = simulated) =>
  createEngine({ 'federal-cleanup': impatient }, engineDeps(transport))
