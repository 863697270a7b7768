import { EmbedError } from '../protocol/embed-error'
import { webAddress } from '../protocol/script-address'

/** The address of a component's page: nothing else of what is given to a frame is ever in it. */
export function frameAddress(src: string | URL, component: string, base: string): URL {
  const folder = webAddress(String(src), base)
  if (!folder || folder.username !== '' || folder.password !== '') {
    throw new EmbedError(
      'address-refused',
      'The address of the framed pages must be one of http or https, without a name and a password.',
    )
  }
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(component)) {
    const named = component.slice(0, 100)
    throw new EmbedError('component-unknown', `"${named}" cannot be the name of a component.`, named)
  }
  folder.search = ''
  folder.hash = ''
  folder.pathname = `${folder.pathname.replace(/\/+$/, '')}/${component}`
  return folder
}
