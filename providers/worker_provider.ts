export default class WorkerProvider {}
