export { createMockServer, type MockServer, type MockServerOptions } from './create-mock-server'
export { startHttpServer, type HttpServer, type HttpServerOptions } from './http/start-http-server'
export { PortTaken } from './http/listener'
