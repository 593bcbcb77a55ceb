/** The files of Python for browsers; made by `web/tools/python.ts`. */
declare module 'virtual:python' {
  const python: import('./messages').PythonFiles;
  export default python;
}
