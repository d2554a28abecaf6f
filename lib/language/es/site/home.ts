export const homeTexts = {
  'home.page': { title: 'Consulte cualquier dirección de los Estados Unidos' },
  'home.doors': {
    doors: 'Lo que puede hacer aquí',
    tools: 'Todas las herramientas',
    '/assessments': 'Subió la tasación de mi casa',
    '/environment': 'Qué hay cerca de esta dirección',
    '/land': 'Ubicar un terreno por su descripción legal',
    '/map': 'Trabajar en el mapa',
  },
  'home.question': {
    find: 'Buscar un lugar',
    label: 'Dirección, coordenadas, número de parcela o descripción legal',
    placeholder: 'Dirección, ciudad, parcela, descripción legal',
    submit: 'Buscar',
    map: 'Elegir en un mapa',
    coverage:
      'Tasaciones, permisos, zonas de inundación, elevación, líneas de agrimensura, sitios regulados: de las oficinas que llevan esos registros. Gratis y sin cuenta.',
    covered: 'Qué se abarca y dónde',
  },
}
