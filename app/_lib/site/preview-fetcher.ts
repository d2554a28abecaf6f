export const previewFetchers = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
  'Mastodon',
  'Bluesky Cardyb',
] as const

const named = new RegExp(previewFetchers.join('|'), 'i')

/** Preview fetchers get the title and a picture without a call to a source. */
export const isPreviewFetcher = (headers: Headers): boolean => named.test(headers.get('user-agent') ?? '')
