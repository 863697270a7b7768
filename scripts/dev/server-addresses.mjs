/** What the server answers itself; everything else of an origin are pages and their modules. */
export const serverAddresses = /^\/(api|agent|oidc|__mock|healthz|openapi\.json|embed\/config\.json)(?=$|[/?])/
