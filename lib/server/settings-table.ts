import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** docs/running.md has the same rows. The settings of a connector are declared in the connector. */
interface Setting {
  schema: z.ZodType
  fallback: string
  meaning: string
}

const text = z.string().trim().min(1)
const secret = text.min(32, 'must have at least 32 characters')
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

function isRange(text: string): boolean {
  return text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text)
}

const upstream = z.union([z.enum(['live', 'sample']), z.url({ protocol: /^https?$/ })], {
  error: 'must be live, sample, or the http(s) address of a gateway',
})

export const settings = {
  PORT: {
    schema: whole(0, 65_535).default(3000),
    fallback: '3000',
    meaning: 'Port to listen on; 0 takes a free one.',
  },
  HOST: {
    schema: text.default('0.0.0.0'),
    fallback: '0.0.0.0',
    meaning: 'Address to listen on. `HOSTNAME` is ignored: containers set it.',
  },
  UPSTREAM: {
    schema: upstream.default('live'),
    fallback: 'live',
    meaning:
      'Origin of the data: `live`, `sample` (simulators in process), or the address of a gateway that gets `<gateway>/host/path?query`.',
  },
  PUBLIC_URL: {
    schema: z.url().optional(),
    fallback: 'none',
    meaning: 'Address under which people reach this site; used in links to it and for the Origin check.',
  },
  TRUSTED_PROXIES: {
    schema: list.refine((ranges) => ranges.every(isRange), 'must be addresses or CIDR ranges').default([]),
    fallback: 'none',
    meaning: 'Addresses or CIDR ranges, comma separated, of proxies whose `X-Forwarded-For` is trusted.',
  },
  UPSTREAM_CONTACT: {
    schema: text.optional(),
    fallback: 'none',
    meaning: 'E-mail address or link for the User-Agent, so that a source can contact you.',
  },
  CONNECTORS_OFF: {
    schema: list.default([]),
    fallback: 'none',
    meaning: 'Connectors to switch off, by name, comma separated.',
  },
  BASEMAP_STREETS: {
    schema: z.enum(['on', 'off']).default('on'),
    fallback: 'on',
    meaning:
      'Streets below the maps. With `off` the maps have plain outlines, and no request goes to TIGERweb.',
  },
  CACHE_MEGABYTES: {
    schema: whole(1, 65_536).default(256),
    fallback: '256',
    meaning: 'Memory for cached answers.',
  },
  VISITOR_CALLS_PER_MINUTE: {
    schema: whole(1, 1_000_000).default(600),
    fallback: '600',
    meaning:
      'Budget of one visitor address in a minute, over all routes: a read 1, a page 2 and its reads, a picture 5, a frozen copy 10, a dossier for programs 26, a file by its rows, an answer with a person’s name 20.',
  },
  VISITOR_TILES_PER_MINUTE: {
    schema: whole(1, 1_000_000).default(3000),
    fallback: '3000',
    meaning: 'Map tiles that one visitor address may request in a minute.',
  },
  VISITOR_KEPT_PER_DAY: {
    schema: whole(0, 1_000_000).default(20),
    fallback: '20',
    meaning: 'Frozen copies and lists of places that one visitor address may make in a day.',
  },
  VISITOR_KEPT_MEGABYTES_PER_DAY: {
    schema: whole(0, 1_000_000).default(8),
    fallback: '8',
    meaning: 'Size of these pages together, as they are stored.',
  },
  VISITOR_NAMES_PER_DAY: {
    schema: whole(0, 1_000_000).default(200),
    fallback: '200',
    meaning:
      'Names of owners that one visitor address may read in a day, over pages and API together. An answer with a name costs 20 calls of the minute.',
  },
  CONTACT_EMAIL: {
    schema: z.email().optional(),
    fallback: 'none',
    meaning: 'Shown on the contact page and in `/.well-known/security.txt`, which is absent without it.',
  },
  OPERATOR_NAME: {
    schema: text.optional(),
    fallback: 'none',
    meaning: 'Who runs this site; shown on the contact, privacy and terms pages.',
  },
  DATA_DIR: {
    schema: text.default('.data'),
    fallback: '.data',
    meaning:
      'Folder of stored data, on a local disk: the generated secret, frozen copies, and the doctor’s report.',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
    fallback: 'none',
    meaning:
      'Redis that several instances share: cached answers, leases of upstream requests, visitor limits, daily budgets. Needs `OPENPLAT_SECRET`.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    fallback: 'none',
    meaning:
      'PostgreSQL that several instances share for frozen copies and lists of places. Without it they are stored in `DATA_DIR`, in `snapshots.db`.',
  },
  SNAPSHOT_DAYS: {
    schema: whole(0, 36_500).default(730),
    fallback: '730',
    meaning: 'Lifetime of a new frozen copy or list of places in days; 0 means without end.',
  },
  SNAPSHOT_KILOBYTES: {
    schema: whole(1, 16_384).default(1024),
    fallback: '1024',
    meaning: 'Size of one frozen copy at most, as it is stored.',
  },
  SNAPSHOT_MEGABYTES: {
    schema: whole(1, 1_048_576).default(2048),
    fallback: '2048',
    meaning:
      'Approximate size of all frozen copies together; beyond it, the oldest that only their makers have opened are deleted.',
  },
  JOBS_AT_ONCE: {
    schema: whole(1, 100).default(3),
    fallback: '3',
    meaning: 'Lists of places that are worked side by side; further lists wait in line.',
  },
  OPENPLAT_SECRET: {
    schema: secret.optional(),
    fallback: 'none',
    meaning:
      'Seals sign-ins and the share form of a page; 32 characters or more. Without it, a secret is generated and stored in `DATA_DIR`, readable by its owner only.',
  },
  OPENPLAT_SECRET_PREVIOUS: {
    schema: secret.optional(),
    fallback: 'none',
    meaning: 'The previous secret; everything that it sealed is still accepted.',
  },
  METRICS_PORT: {
    schema: whole(0, 65_535).optional(),
    fallback: 'none',
    meaning:
      'Port of `/metrics` for Prometheus, on a listener of its own; 0 takes a free port; without the setting there are no metrics.',
  },
  METRICS_HOST: {
    schema: text.default('127.0.0.1'),
    fallback: '127.0.0.1',
    meaning: 'Address that listener is on. Metrics are not for the public.',
  },
  STOP_DELAY_SECONDS: {
    schema: whole(0, 300).default(0),
    fallback: '0',
    meaning:
      'Time after SIGTERM in which requests are still accepted while `/api/health/ready` responds 503, so that a balancer stops sending visitors first.',
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    fallback: 'info',
    meaning: 'Level of the log. No level logs a query or a parameter.',
  },
} satisfies Record<string, Setting>
