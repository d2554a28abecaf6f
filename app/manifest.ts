import type { MetadataRoute } from 'next'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Openplat',
    short_name: 'Openplat',
    description: 'Public records of any address in the United States.',
    start_url: '/',
    display: 'browser',
    background_color: '#f7f5ef',
    theme_color: '#0b5563',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
