package games.kontor.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A class that exists only in a test, to be caught by a rule, or to be left alone by it.
 *
 * @param floor the package below the root
 * @param code what stands between the braces
 */
record Planted(String floor, String name, String code) {

  /** A class that does nothing but know another one. */
  static Planted knowing(String floor, String name, String known) {
    return new Planted(floor, name, known + " known;");
  }

  String fullName() {
    return packageName() + "." + name;
  }

  /** Compiles the classes into the folder and reads them as the rules see them. */
  static JavaClasses compiled(Path folder, List<Planted> plants) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = List.of("-proc:none", "-nowarn", "-d", folder.toString());
    List<JavaFileObject> sources = plants.stream().map(Planted::source).toList();
    assertEquals(true, compiler.getTask(null, null, null, options, null, sources).call());
    return new ClassFileImporter().importPath(folder);
  }

  private String packageName() {
    return floor.isEmpty() ? Floors.ROOT : Floors.ROOT + "." + floor;
  }

  private JavaFileObject source() {
    URI uri = URI.create("planted:///" + fullName().replace('.', '/') + ".java");
    String text = "package %s; public class %s { %s }".formatted(packageName(), name, code);
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }
}
