'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { SourceFacts } from './batch-schema'
import { BatchWorkspace } from './batch-workspace'

export function BatchIsland({ facts }: { facts: SourceFacts }) {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      <BatchWorkspace facts={facts} />
    </QueryClientProvider>
  )
}

// Uses "always", because React Query would otherwise wait for the network instead of reporting that it is
// offline.
function createClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
}
