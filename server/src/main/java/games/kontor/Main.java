package games.kontor;

import games.kontor.games.Games;
import games.kontor.lab.AttackCommand;
import games.kontor.lab.BareCommand;
import games.kontor.lab.BenchCommand;
import games.kontor.lab.LoadCommand;
import games.kontor.lab.OverhearCommand;
import games.kontor.lab.ScenarioCommand;
import games.kontor.lab.SimulateCommand;
import games.kontor.lab.VerifyCommand;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line of the jar; its exit code is the exit code of the command that was named. */
@Command(
    name = "kontor",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Economic board games by shared link.",
    subcommands = Serve.class)
public final class Main implements Callable<Integer> {

  private Main() {}

  public static void main(String[] args) {
    if (Boolean.getBoolean("kontor.endsWithParent")) {
      endWithParent();
    }
    if (Boolean.getBoolean("kontor.endsWithInput")) {
      Thread.ofPlatform().daemon().name("input").start(Main::endWithInput);
    }
    System.exit(commands().execute(args));
  }

  /** All commands of the jar. */
  static CommandLine commands() {
    return new CommandLine(new Main())
        .addSubcommand(new SimulateCommand(Games.all()))
        .addSubcommand(new ScenarioCommand(Games.all()))
        .addSubcommand(new VerifyCommand(Games.all()))
        .addSubcommand(new BackupCommand())
        .addSubcommand(new LoadCommand())
        .addSubcommand(new AttackCommand())
        .addSubcommand(new OverhearCommand())
        .addSubcommand(new BenchCommand(() -> Transports.vertx(1)))
        .addSubcommand(new BareCommand(() -> Transports.vertx(1)));
  }

  /** Without a command the server runs. */
  @Override
  public Integer call() {
    return new CommandLine(new Serve()).execute();
  }

  /** Maven does not end the server it started when it is itself ended by anything but Ctrl-C. */
  private static void endWithParent() {
    ProcessHandle parent = ProcessHandle.current().parent().orElseThrow();
    var _ = parent.onExit().thenRun(() -> System.exit(0));
  }

  /** Whoever measures a server holds the other end, which costs no descriptor to look at. */
  private static void endWithInput() {
    try {
      System.in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    System.exit(0);
  }

  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"Kontor " + (version == null ? "from classes" : version)};
    }
  }
}
