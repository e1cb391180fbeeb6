export { consume } from './consume.ts'
export { hostService, type HostedService, type HostOptions } from './host.ts'
export {
  defineService,
  type EngineName,
  type Engines,
  type Handlers,
  type RunningService,
  type Service,
  type ServiceContext,
} from './service.ts'
export { commonSettings } from './settings.ts'
